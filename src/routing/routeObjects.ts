import type { ReactNode } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import type { RouteTable } from '../types/routeEntry.ts';

export const rootId = 'root';

/** What the router renders: the layout of all pages, the page inside it, and the replacement for a page that failed. */
export interface RouteElements {
  layout: ReactNode;
  page: ReactNode;
  error: ReactNode;
}

interface Loaders {
  shell: LoaderFunction;
  /** Loads a page of a route. */
  frame: (id: string) => LoaderFunction;
}

/** In development, where no navigation is the cause: records have changed. */
const whenRecordsChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  import.meta.env.DEV && currentUrl.href === nextUrl.href;
/** A change of query or hash alone keeps the page's data. */
const whenPathChanges: ShouldRevalidateFunction = (change) =>
  change.currentUrl.pathname !== change.nextUrl.pathname || whenRecordsChange(change);

/** The route table as React Router's route objects: one layout with all routes below it. */
export function routeObjects(routes: RouteTable, elements: RouteElements, loaders: Loaders): RouteObject[] {
  return [
    {
      id: rootId,
      element: elements.layout,
      loader: loaders.shell,
      shouldRevalidate: whenRecordsChange,
      children: routes.map(({ id, path }) => ({
        id,
        path,
        element: elements.page,
        errorElement: elements.error,
        loader: loaders.frame(id),
        shouldRevalidate: whenPathChanges,
      })),
    },
  ];
}
