import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { routes } from '../routes.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import { Layout } from '../shell/Layout.tsx';
import { PageOutlet } from '../shell/PageOutlet.tsx';

export const rootId = 'root';

/** A page is its address: a change of query or anchor loads nothing. */
const otherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname;

/** The route table as the router wants it: one layout, and below it every kind of page. */
export function routeObjects(loaders: { shell: LoaderFunction; frame: (id: string) => LoaderFunction }): RouteObject[] {
  return [
    {
      id: rootId,
      element: <Layout />,
      loader: loaders.shell,
      shouldRevalidate: () => false,
      children: routes.map(({ id, path }) => ({ id, path, element: <PageOutlet />, errorElement: <ErrorPage />, loader: loaders.frame(id), shouldRevalidate: otherPath })),
    },
  ];
}
