import { resourceRoutes } from './resourceRoutes.ts';
import { type RouteTable, route } from './types/routeEntry.ts';

const servicePage = () => import('./pages/service/ServicePage.tsx');
const combinationPage = () => import('./pages/service/CombinationPage.tsx');
const pricingPage = () => import('./pages/pricing/PricingPage.tsx');
const legalPage = () => import('./pages/legal/LegalPage.tsx');
const formResultPage = () => import('./pages/formResult/FormResultPage.tsx');
const notFoundPage = () => import('./pages/notFound/NotFoundPage.tsx');

/**
 * Every kind of page: its path, its component, the source of its data, and what answers when there is no such page.
 * Router, prerenderer, sitemap, feeds, server and link checks all read this table. Sources run at build time only:
 * vite.config.ts removes them, and with them all content, from the browser's bundle.
 */
export const routes: RouteTable = [
  route({
    id: 'home',
    path: '/',
    component: () => import('./pages/home/HomePage.tsx'),
    source: () => import('./pages/home/home.ts'),
  }),
  route({
    id: 'chat',
    path: '/chat',
    component: () => import('./pages/chat/ChatPage.tsx'),
    source: () => import('./pages/chat/chat.ts'),
  }),
  route({
    id: 'about',
    path: '/about',
    component: () => import('./pages/about/AboutPage.tsx'),
    source: () => import('./pages/about/about.ts'),
  }),
  route({
    id: 'contact',
    path: '/contact',
    component: () => import('./pages/contact/ContactPage.tsx'),
    source: () => import('./pages/contact/contact.ts'),
  }),
  route({
    id: 'assessment',
    path: '/assessment',
    component: () => import('./pages/assessment/AssessmentPage.tsx'),
    source: () => import('./pages/assessment/assessment.ts'),
  }),
  route({
    id: 'contactQuote',
    path: '/contact/quote',
    component: () => import('./pages/contact/ContactPage.tsx'),
    source: () => import('./pages/contact/contactQuote.ts'),
  }),
  route({
    id: 'contactResult',
    path: '/contact/:result',
    component: formResultPage,
    source: () => import('./pages/formResult/contactResult.ts'),
  }),

  route({
    id: 'services',
    path: '/services',
    component: () => import('./pages/services/ServicesPage.tsx'),
    source: () => import('./pages/services/services.ts'),
  }),
  route({
    id: 'service',
    path: '/services/:serviceId',
    component: servicePage,
    source: () => import('./pages/service/service.ts'),
    fallback: { show: '/service-not-found/service' },
  }),
  route({
    id: 'planService',
    path: '/services/:planService',
    component: servicePage,
    source: () => import('./pages/service/planService.ts'),
    fallback: { show: '/service-not-found/service' },
  }),
  route({
    id: 'planServiceInLocation',
    path: '/services/:planService/:locationSlug',
    component: combinationPage,
    source: () => import('./pages/service/planServiceInLocation.ts'),
    fallback: { show: '/service-not-found/location' },
  }),
  route({
    id: 'serviceInLocation',
    path: '/services/:serviceId/:locationSlug',
    component: combinationPage,
    source: () => import('./pages/service/serviceInLocation.ts'),
    fallback: { show: '/service-not-found/location' },
  }),
  route({
    id: 'serviceInIndustry',
    path: '/services/:serviceId/:industrySlug',
    component: combinationPage,
    source: () => import('./pages/service/serviceInIndustry.ts'),
    fallback: { show: '/service-not-found/location' },
  }),
  route({
    id: 'serviceInIndustryInLocation',
    path: '/services/:serviceId/:industrySlug/:locationSlug',
    component: combinationPage,
    source: () => import('./pages/service/serviceInIndustryInLocation.ts'),
    fallback: { show: '/service-not-found/industry' },
  }),
  route({
    id: 'serviceNotFound',
    path: '/service-not-found/:what',
    component: notFoundPage,
    source: () => import('./pages/notFound/serviceNotFound.ts'),
  }),

  route({
    id: 'pricing',
    path: '/pricing',
    component: pricingPage,
    source: () => import('./pages/pricing/pricing.ts'),
  }),
  route({
    id: 'pricingNew',
    path: '/pricing-new',
    component: pricingPage,
    source: () => import('./pages/pricing/pricing.ts'),
  }),

  route({
    id: 'locations',
    path: '/locations',
    component: () => import('./pages/locations/LocationsPage.tsx'),
    source: () => import('./pages/locations/locations.ts'),
  }),
  route({
    id: 'location',
    path: '/locations/:locationSlug',
    component: () => import('./pages/location/LocationPage.tsx'),
    source: () => import('./pages/location/location.ts'),
    fallback: { redirect: '/not-found' },
  }),
  route({
    id: 'industries',
    path: '/industries',
    component: () => import('./pages/industries/IndustriesPage.tsx'),
    source: () => import('./pages/industries/industries.ts'),
  }),
  route({
    id: 'industry',
    path: '/industries/:industrySlug',
    component: () => import('./pages/industry/IndustryPage.tsx'),
    source: () => import('./pages/industry/industry.ts'),
    fallback: { redirect: '/industries' },
  }),
  route({
    id: 'industryInLocation',
    path: '/industries/:industrySlug/:locationSlug',
    component: () => import('./pages/industryInLocation/IndustryInLocationPage.tsx'),
    source: () => import('./pages/industryInLocation/industryInLocation.ts'),
    fallback: { show: '/industry-not-found' },
  }),
  route({
    id: 'industryNotFound',
    path: '/industry-not-found',
    component: notFoundPage,
    source: () => import('./pages/notFound/industryNotFound.ts'),
  }),

  route({
    id: 'blog',
    path: '/blog',
    component: () => import('./pages/blog/BlogPage.tsx'),
    source: () => import('./pages/blog/blog.ts'),
  }),
  route({
    id: 'blogCategory',
    path: '/blog/categories/:categorySlug',
    component: () => import('./pages/blogCategory/BlogCategoryPage.tsx'),
    source: () => import('./pages/blogCategory/blogCategory.ts'),
    fromApi: () => import('./pages/blogCategory/fromApi.ts'),
  }),
  route({
    id: 'article',
    path: '/blog/:articleSlug',
    component: () => import('./pages/article/ArticlePage.tsx'),
    source: () => import('./pages/article/article.ts'),
    fallback: { show: '/article-not-found' },
    fromApi: () => import('./pages/article/fromApi.ts'),
  }),
  route({
    id: 'articleNotFound',
    path: '/article-not-found',
    component: notFoundPage,
    source: () => import('./pages/notFound/articleNotFound.ts'),
  }),

  route({
    id: 'newsletterResult',
    path: '/newsletter/:result',
    component: formResultPage,
    source: () => import('./pages/formResult/newsletterResult.ts'),
  }),

  ...resourceRoutes,

  route({
    id: 'privacyPolicy',
    path: '/privacy-policy',
    component: legalPage,
    source: () => import('./pages/legal/privacyPolicy.ts'),
  }),
  route({
    id: 'termsOfService',
    path: '/terms-of-service',
    component: legalPage,
    source: () => import('./pages/legal/termsOfService.ts'),
  }),
  route({
    id: 'accessibility',
    path: '/accessibility',
    component: legalPage,
    source: () => import('./pages/legal/accessibility.ts'),
  }),

  route({
    id: 'offline',
    path: '/offline',
    component: () => import('./pages/offline/OfflinePage.tsx'),
    source: () => import('./pages/offline/offline.ts'),
  }),
  route({
    id: 'notFound',
    path: '/not-found',
    component: notFoundPage,
    source: () => import('./pages/notFound/notFound.ts'),
  }),
  route({ id: 'anything', path: '*', component: notFoundPage, fallback: { show: '/not-found' } }),
];
