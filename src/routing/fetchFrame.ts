import { matchRoutes } from 'react-router-dom';
import { routes } from '../routes.ts';
import { loadComponent } from './components.ts';
import type { Frame } from './page.ts';
import { canonicalPath } from './paths.ts';
import { requestFrame } from './requestFrame.ts';

/** The page at a path with its component loaded, or undefined where there is none or it cannot be had. */
export async function fetchFrame(pathname: string): Promise<Frame | undefined> {
  const path = canonicalPath(pathname);
  try {
    // The route's own kind is nearly always the page's: its code travels beside the data, not after it.
    const likely = matchRoutes(routes.map(({ id, path }) => ({ id, path })), path)?.[0]?.route.id;
    const [frame] = await Promise.all([requestFrame(path), likely && loadComponent(likely)]);
    if (frame) await loadComponent(frame.page);
    return frame;
  } catch {
    return undefined;
  }
}
