import { type RouteTable, route } from './types/routeEntry.ts';

export const notFoundPage = () => import('./pages/notFound/NotFoundPage.tsx');
export const formResultPage = () => import('./pages/formResult/FormResultPage.tsx');
/** The source of the results of a form, by its name in `formResult.ts`. */
export const formResultSource = (name: 'contactResult' | 'newsletterResult' | 'checklistResult') =>
  import.meta.env.SSR ? async () => ({ source: (await import('./pages/formResult/formResult.ts'))[name] }) : undefined;
/** The source of a page that says something is not there, by its name in `missing.ts`. */
export const missingSource = (name: keyof typeof import('./pages/notFound/missing.ts')) =>
  import.meta.env.SSR ? async () => ({ source: (await import('./pages/notFound/missing.ts'))[name] }) : undefined;

const fallback = { show: '/resource-not-found' };

/** The part of the route table with guides, tools and the pages about downloads; a provider may have none of them. */
export const resourceRoutes: RouteTable = [
  route({
    id: 'resources',
    path: '/resources',
    component: () => import('./pages/resources/ResourcesPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/resources/resources.ts') : undefined,
  }),
  route({
    id: 'glossary',
    path: '/resources/:glossarySlug',
    component: () => import('./pages/glossary/GlossaryPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/glossary/glossary.ts') : undefined,
    fallback: { show: '/resources' },
  }),
  route({
    id: 'checklistResult',
    path: '/resources/checklist/:result',
    component: formResultPage,
    source: formResultSource('checklistResult'),
  }),
  route({
    id: 'guide',
    path: '/guides/:guideSlug',
    component: () => import('./pages/guide/GuidePage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/guide/guide.ts') : undefined,
    fallback,
  }),
  route({
    id: 'outageCost',
    path: '/tools/:toolSlug',
    component: () => import('./pages/outageCost/OutageCostPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/outageCost/outageCost.ts') : undefined,
    fallback,
  }),
  route({
    id: 'firstSteps',
    path: '/tools/:toolSlug',
    component: () => import('./pages/firstSteps/FirstStepsPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/firstSteps/firstSteps.ts') : undefined,
    fallback,
  }),
  route({
    id: 'download',
    path: '/downloads/:downloadId',
    component: () => import('./pages/download/DownloadPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/download/download.ts') : undefined,
    fallback,
  }),
  route({
    id: 'resourceNotFound',
    path: '/resource-not-found',
    component: notFoundPage,
    source: missingSource('resourceNotFound'),
  }),
];
