import { formResultPage, formResultSource, missingSource, notFoundPage, resourceRoutes } from './resourceRoutes.ts';
import { type RouteTable, route } from './types/routeEntry.ts';

const servicePage = () => import('./pages/service/ServicePage.tsx');
const combinationPage = () => import('./pages/service/CombinationPage.tsx');
const combinationSource = (name: keyof typeof import('./pages/service/combinations.ts')) =>
  import.meta.env.SSR ? async () => ({ source: (await import('./pages/service/combinations.ts'))[name] }) : undefined;
const pricingPage = () => import('./pages/pricing/PricingPage.tsx');
const legalPage = () => import('./pages/legal/LegalPage.tsx');
const legalSource = (name: 'privacyPolicy' | 'termsOfService' | 'accessibility') =>
  import.meta.env.SSR ? async () => ({ source: (await import('./pages/legal/legal.ts'))[name] }) : undefined;

/**
 * Every kind of page: its path, its component, the source of its data, and what answers when there is no such page.
 * Router, prerenderer, sitemap, feeds, server and link checks all read this table. Sources run at build time only:
 * the browser's bundle has none, and with them none of the content.
 */
export const routes: RouteTable = [
  route({
    id: 'home',
    path: '/',
    component: () => import('./pages/home/HomePage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/home/home.ts') : undefined,
  }),
  route({
    id: 'chat',
    path: '/chat',
    component: () => import('./pages/chat/ChatPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/chat/chat.ts') : undefined,
  }),
  route({
    id: 'about',
    path: '/about',
    component: () => import('./pages/about/AboutPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/about/about.ts') : undefined,
  }),
  route({
    id: 'contact',
    path: '/contact',
    component: () => import('./pages/contact/ContactPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/contact/contact.ts') : undefined,
  }),
  route({
    id: 'assessment',
    path: '/assessment',
    component: () => import('./pages/assessment/AssessmentPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/assessment/assessment.ts') : undefined,
  }),
  route({
    id: 'contactQuote',
    path: '/contact/quote',
    component: () => import('./pages/contact/ContactPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/contact/contactQuote.ts') : undefined,
  }),
  route({
    id: 'contactResult',
    path: '/contact/:result',
    component: formResultPage,
    source: formResultSource('contactResult'),
  }),

  route({
    id: 'services',
    path: '/services',
    component: () => import('./pages/services/ServicesPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/services/services.ts') : undefined,
  }),
  route({
    id: 'service',
    path: '/services/:serviceId',
    component: servicePage,
    source: import.meta.env.SSR ? () => import('./pages/service/service.ts') : undefined,
    fallback: { show: '/service-not-found/service' },
  }),
  route({
    id: 'planService',
    path: '/services/:planService',
    component: servicePage,
    source: import.meta.env.SSR ? () => import('./pages/service/planService.ts') : undefined,
    fallback: { show: '/service-not-found/service' },
  }),
  route({
    id: 'planServiceInLocation',
    path: '/services/:planService/:locationSlug',
    component: combinationPage,
    source: combinationSource('planServiceInLocation'),
    fallback: { show: '/service-not-found/location' },
  }),
  route({
    id: 'serviceInLocation',
    path: '/services/:serviceId/:locationSlug',
    component: combinationPage,
    source: combinationSource('serviceInLocation'),
    fallback: { show: '/service-not-found/location' },
  }),
  route({
    id: 'serviceInIndustry',
    path: '/services/:serviceId/:industrySlug',
    component: combinationPage,
    source: combinationSource('serviceInIndustry'),
    fallback: { show: '/service-not-found/location' },
  }),
  route({
    id: 'serviceInIndustryInLocation',
    path: '/services/:serviceId/:industrySlug/:locationSlug',
    component: combinationPage,
    source: combinationSource('serviceInIndustryInLocation'),
    fallback: { show: '/service-not-found/industry' },
  }),
  route({
    id: 'serviceNotFound',
    path: '/service-not-found/:what',
    component: notFoundPage,
    source: missingSource('serviceNotFound'),
  }),

  route({
    id: 'pricing',
    path: '/pricing',
    component: pricingPage,
    source: import.meta.env.SSR ? () => import('./pages/pricing/pricing.ts') : undefined,
  }),
  route({
    id: 'pricingNew',
    path: '/pricing-new',
    component: pricingPage,
    source: import.meta.env.SSR ? () => import('./pages/pricing/pricing.ts') : undefined,
  }),

  route({
    id: 'locations',
    path: '/locations',
    component: () => import('./pages/locations/LocationsPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/locations/locations.ts') : undefined,
  }),
  route({
    id: 'location',
    path: '/locations/:locationSlug',
    component: () => import('./pages/location/LocationPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/location/location.ts') : undefined,
    fallback: { redirect: '/not-found' },
  }),
  route({
    id: 'industries',
    path: '/industries',
    component: () => import('./pages/industries/IndustriesPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/industries/industries.ts') : undefined,
  }),
  route({
    id: 'industry',
    path: '/industries/:industrySlug',
    component: () => import('./pages/industry/IndustryPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/industry/industry.ts') : undefined,
    fallback: { redirect: '/industries' },
  }),
  route({
    id: 'industryInLocation',
    path: '/industries/:industrySlug/:locationSlug',
    component: () => import('./pages/industryInLocation/IndustryInLocationPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/industryInLocation/industryInLocation.ts') : undefined,
    fallback: { show: '/industry-not-found' },
  }),
  route({
    id: 'industryNotFound',
    path: '/industry-not-found',
    component: notFoundPage,
    source: missingSource('industryNotFound'),
  }),

  route({
    id: 'blog',
    path: '/blog',
    component: () => import('./pages/blog/BlogPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/blog/blog.ts') : undefined,
  }),
  route({
    id: 'blogCategory',
    path: '/blog/categories/:categorySlug',
    component: () => import('./pages/blogCategory/BlogCategoryPage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/blogCategory/blogCategory.ts') : undefined,
    fromApi: () => import('./pages/blogCategory/fromApi.ts'),
  }),
  route({
    id: 'article',
    path: '/blog/:articleSlug',
    component: () => import('./pages/article/ArticlePage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/article/article.ts') : undefined,
    fallback: { show: '/article-not-found' },
    fromApi: () => import('./pages/article/fromApi.ts'),
  }),
  route({
    id: 'articleNotFound',
    path: '/article-not-found',
    component: notFoundPage,
    source: missingSource('articleNotFound'),
  }),

  route({
    id: 'newsletterResult',
    path: '/newsletter/:result',
    component: formResultPage,
    source: formResultSource('newsletterResult'),
  }),

  ...resourceRoutes,

  route({
    id: 'privacyPolicy',
    path: '/privacy-policy',
    component: legalPage,
    source: legalSource('privacyPolicy'),
  }),
  route({
    id: 'termsOfService',
    path: '/terms-of-service',
    component: legalPage,
    source: legalSource('termsOfService'),
  }),
  route({
    id: 'accessibility',
    path: '/accessibility',
    component: legalPage,
    source: legalSource('accessibility'),
  }),

  route({
    id: 'offline',
    path: '/offline',
    component: () => import('./pages/offline/OfflinePage.tsx'),
    source: import.meta.env.SSR ? () => import('./pages/offline/offline.ts') : undefined,
  }),
  route({
    id: 'notFound',
    path: '/not-found',
    component: notFoundPage,
    source: missingSource('notFound'),
  }),
  route({ id: 'anything', path: '*', component: notFoundPage, fallback: { show: '/not-found' } }),
];
