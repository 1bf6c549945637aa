import { matchRoutes } from 'react-router-dom';
import type { Frame } from '../types/page.ts';
import type { RouteTable } from '../types/routeEntry.ts';
import { loadComponent } from './components.ts';
import { canonicalPath } from './paths.ts';
import { requestFrame } from './requestFrame.ts';

/** Loads the data and the component of the page at a path. Undefined where there is no such page or it cannot be loaded. */
export async function fetchFrame(routes: RouteTable, pathname: string): Promise<Frame | undefined> {
  const path = canonicalPath(pathname);
  try {
    // Two kinds can share a pattern, so the match is a guess; it is nearly always right, and loads the code beside the data.
    const likely = findMatch(routes, path)?.id;
    const [frame] = await Promise.all([requestFrame(path), likely && loadComponent(routes, likely)]);
    if (frame) await loadComponent(routes, frame.page);
    return frame;
  } catch {
    return undefined;
  }
}

/** The first kind of page whose pattern fits a path. */
export function findMatch(routes: RouteTable, pathname: string) {
  const id = matchRoutes(
    routes.map(({ id, path }) => ({ id, path })),
    pathname,
  )?.[0]?.route.id;
  return routes.find((entry) => entry.id === id);
}
