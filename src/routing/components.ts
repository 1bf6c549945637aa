import type { ComponentType } from 'react';
import { routes } from '../routes.ts';

type AnyPage = ComponentType<{ data: unknown }>;

const loaded = new Map<string, AnyPage>();

/** Loads the component of a kind of page, so that it can be rendered without waiting. */
export async function loadComponent(page: string): Promise<void> {
  if (loaded.has(page)) return;
  const entry = routes.find(({ id }) => id === page);
  if (!entry) throw new RangeError(`There is no kind of page called "${page}" in the route table.`);
  const { Page } = await entry.page();
  loaded.set(page, Page as AnyPage);
}

/** The component of a kind of page that was loaded before. */
export function pageComponent(page: string): AnyPage {
  const found = loaded.get(page);
  if (!found) throw new Error(`The component of "${page}" was not loaded before it was rendered.`);
  return found;
}
