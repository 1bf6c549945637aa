import type { RouteElements } from '../routing/routeObjects.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Layout } from './Layout.tsx';
import { PageOutlet } from './PageOutlet.tsx';

export const routeElements: RouteElements = { layout: <Layout />, page: <PageOutlet />, error: <ErrorPage /> };
