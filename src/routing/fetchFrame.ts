import { matchRoutes } from 'react-router-dom';
import type { Frame } from '../types/page.ts';
import type { RouteTable } from '../types/routeEntry.ts';
import { loadComponent } from './components.ts';
import { canonicalPath } from './paths.ts';
import { requestFrame } from './requestFrame.ts';

/** Loads data and component of the page at a path; undefined where it does not exist or cannot be loaded. */
export async function fetchFrame(routes: RouteTable, pathname: string): Promise<Frame | undefined> {
  const path = canonicalPath(pathname);
  try {
    // Several routes can share a pattern, so this match is a guess, made to load code and data in parallel.
    const likely = findMatch(routes, path)?.id;
    const [frame] = await Promise.all([requestFrame(path), likely && loadComponent(routes, likely)]);
    if (frame) await loadComponent(routes, frame.routeId);
    return frame;
  } catch {
    return undefined;
  }
}

/** The first route whose pattern matches a path. */
export function findMatch(routes: RouteTable, pathname: string) {
  const id = matchRoutes(
    routes.map(({ id, path }) => ({ id, path })),
    pathname,
  )?.[0]?.route.id;
  return routes.find((entry) => entry.id === id);
}
