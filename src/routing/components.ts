import type { ComponentType } from 'react';
import type { RouteTable } from '../types/routeEntry.ts';

type AnyPage = ComponentType<{ data: unknown }>;

const loaded = new Map<string, AnyPage>();

/** Loads the component of a kind of page, so that it can be rendered synchronously. */
export async function loadComponent(routes: RouteTable, page: string): Promise<void> {
  if (loaded.has(page)) return;
  const entry = routes.find(({ id }) => id === page);
  if (!entry) throw new RangeError(`There is no kind of page called "${page}" in the route table.`);
  const { Page } = await entry.page();
  loaded.set(page, Page as AnyPage);
}

/** The component of a kind of page that was loaded before. */
export function getComponent(page: string): AnyPage {
  const component = loaded.get(page);
  if (!component) throw new Error(`The component of "${page}" was not loaded before it was rendered.`);
  return component;
}
