import type { Frame } from '../types/page.ts';
import { framePath } from './paths.ts';

/** Page data by path, requested or loaded: repeated prefetches of a link cause one request. */
const requested = new Map<string, Promise<Frame | undefined>>();
const cacheLimit = 30;

let outdated = false;
/** Whether a response showed that the site was deployed again since this document was loaded. */
export const isOutdated = () => outdated;

/** The data of the page at a path; undefined where it does not exist, cannot be loaded, or belongs to another build. */
export function requestFrame(path: string): Promise<Frame | undefined> {
  const known = requested.get(path);
  if (known) return known;
  const frame = request(path).catch(() => undefined);
  requested.set(path, frame);
  if (requested.size > cacheLimit) requested.delete(requested.keys().next().value ?? path);
  void frame.then((found) => found || requested.delete(path));
  return frame;
}

/** Forgets what was loaded: in development the records have changed. */
export const forgetFrames = () => requested.clear();

async function request(path: string): Promise<Frame | undefined> {
  const response = await fetch(framePath(path), { headers: { accept: 'application/json' } });
  if (!response.ok) return undefined;
  const frame = (await response.json()) as Frame;
  // Data of another build may have a shape that this build's code does not know.
  if (!frame.entry || document.querySelector(`script[data-entry="${frame.entry}"]`)) return frame;
  outdated = true;
  return undefined;
}
