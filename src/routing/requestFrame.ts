import type { Frame } from '../types/page.ts';
import { frameAddress } from './paths.ts';

/** Pages' data on their way or just arrived, by path: they are asked for once, however often a pointer crosses a link. */
const pending = new Map<string, Promise<Frame | undefined>>();
const cacheLimit = 30;

let outdated = false;
/** Whether a page's data have told that the site was deployed anew since this document was loaded. */
export const isOutdated = () => outdated;

/** The data of the page at a path; undefined where there is none, where it cannot be had, and where it is of another build than the page at hand. */
export function requestFrame(path: string): Promise<Frame | undefined> {
  const known = pending.get(path);
  if (known) return known;
  const frame = request(path).catch(() => undefined);
  pending.set(path, frame);
  if (pending.size > cacheLimit) pending.delete(pending.keys().next().value ?? path);
  void frame.then((found) => found || pending.delete(path));
  return frame;
}

async function request(path: string): Promise<Frame | undefined> {
  const response = await fetch(frameAddress(path), { headers: { accept: 'application/json' } });
  if (!response.ok) return undefined;
  const frame = (await response.json()) as Frame;
  // After a deployment its data may be of a shape that the code at hand does not know.
  if (!frame.entry || document.querySelector(`script[data-entry="${frame.entry}"]`)) return frame;
  outdated = true;
  return undefined;
}
