import { matchRoutes } from 'react-router-dom';
import { routes } from '../routes.ts';
import { loadComponent } from './components.ts';
import type { Frame } from './page.ts';
import { canonicalPath, frameAddress } from './paths.ts';

/** Pages on their way or just arrived, by path; a page is asked for once however often a pointer crosses its link. */
const pending = new Map<string, Promise<Frame | undefined>>();
const remembered = 30;

/** The page at a path with its component loaded, or undefined where there is none or it cannot be had. */
export function fetchFrame(pathname: string): Promise<Frame | undefined> {
  const path = canonicalPath(pathname);
  const known = pending.get(path);
  if (known) return known;
  const frame = request(path).catch(() => undefined);
  pending.set(path, frame);
  if (pending.size > remembered) pending.delete(pending.keys().next().value ?? path);
  void frame.then((found) => found || pending.delete(path));
  return frame;
}

async function request(path: string): Promise<Frame | undefined> {
  // The route's own kind is nearly always the page's: its code travels beside the data, not after it.
  const likely = matchRoutes(routes.map(({ id, path }) => ({ id, path })), path)?.[0]?.route.id;
  const [response] = await Promise.all([fetch(frameAddress(path), { headers: { accept: 'application/json' } }), likely && loadComponent(likely)]);
  if (!response.ok) return undefined;
  const frame = (await response.json()) as Frame;
  // After a deployment its data may be of a shape that the code at hand does not know.
  if (frame.entry && !document.querySelector(`script[src="${frame.entry}"]`)) return undefined;
  await loadComponent(frame.page);
  return frame;
}
