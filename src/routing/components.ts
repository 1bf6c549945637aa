import type { PageComponent } from '../types/page.ts';
import type { RouteTable } from '../types/routeEntry.ts';

type AnyPage = PageComponent<unknown>;

const loaded = new Map<string, AnyPage>();

/** Loads the component of a route, so that its pages can be rendered synchronously. */
export async function loadComponent(routes: RouteTable, routeId: string): Promise<void> {
  if (loaded.has(routeId)) return;
  const entry = routes.find(({ id }) => id === routeId);
  if (!entry) throw new RangeError(`There is no kind of page called "${routeId}" in the route table.`);
  const { Page } = await entry.component();
  loaded.set(routeId, Page as AnyPage);
}

/** The component of a route that was loaded before. */
export function getComponent(routeId: string): AnyPage {
  const component = loaded.get(routeId);
  if (!component) throw new Error(`The component of "${routeId}" was not loaded before it was rendered.`);
  return component;
}
