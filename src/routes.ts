import { route } from './routing/table.ts';

/** Sources run at build time. In the browser's bundle this is the literal false, which leaves them and all data out of it. */
const server = import.meta.env.SSR;

const servicePage = () => import('./pages/service/ServicePage.tsx');
const combinationPage = () => import('./pages/service/CombinationPage.tsx');
const pricingPage = () => import('./pages/pricing/PricingPage.tsx');
const resourcesPage = () => import('./pages/resources/ResourcesPage.tsx');
const legalPage = () => import('./pages/legal/LegalPage.tsx');
const formResultPage = () => import('./pages/formResult/FormResultPage.tsx');
const notFoundPage = () => import('./pages/notFound/NotFoundPage.tsx');

/**
 * Every kind of page: its path, its component, where its data come from, and what answers when there is no such page.
 * Router, prerenderer, sitemap, feeds, server and link checks all read this table.
 */
export const routes = [
  route('home', '/', () => import('./pages/home/HomePage.tsx'), server && (() => import('./pages/home/home.ts'))),
  route('chat', '/chat', () => import('./pages/chat/ChatPage.tsx'), server && (() => import('./pages/chat/chat.ts'))),
  route('about', '/about', () => import('./pages/about/AboutPage.tsx'), server && (() => import('./pages/about/about.ts'))),
  route('contact', '/contact', () => import('./pages/contact/ContactPage.tsx'), server && (() => import('./pages/contact/contact.ts'))),
  route('contactQuote', '/contact/quote', () => import('./pages/contact/ContactPage.tsx'), server && (() => import('./pages/contact/contactQuote.ts'))),
  route('contactResult', '/contact/:result', formResultPage, server && (() => import('./pages/formResult/contactResult.ts'))),

  route('services', '/services', () => import('./pages/services/ServicesPage.tsx'), server && (() => import('./pages/services/services.ts'))),
  route('service', '/services/:serviceId', servicePage, server && (() => import('./pages/service/service.ts')), { show: '/service-not-found/service' }),
  route('serviceArea', '/services/:areaSlug', () => import('./pages/serviceArea/ServiceAreaPage.tsx'), server && (() => import('./pages/serviceArea/serviceArea.ts')), { show: '/service-not-found/service' }),
  route('serviceInLocation', '/services/:serviceId/:locationSlug', combinationPage, server && (() => import('./pages/service/serviceInLocation.ts')), { show: '/service-not-found/location' }),
  route('serviceInIndustry', '/services/:serviceId/:industrySlug', combinationPage, server && (() => import('./pages/service/serviceInIndustry.ts')), { show: '/service-not-found/location' }),
  route('serviceInIndustryInLocation', '/services/:serviceId/:industrySlug/:locationSlug', combinationPage, server && (() => import('./pages/service/serviceInIndustryInLocation.ts')), { show: '/service-not-found/industry' }),
  route('serviceNotFound', '/service-not-found/:what', notFoundPage, server && (() => import('./pages/notFound/serviceNotFound.ts'))),

  route('pricing', '/pricing', pricingPage, server && (() => import('./pages/pricing/pricing.ts'))),
  route('pricingNew', '/pricing-new', pricingPage, server && (() => import('./pages/pricing/pricing.ts'))),

  route('locations', '/locations', () => import('./pages/locations/LocationsPage.tsx'), server && (() => import('./pages/locations/locations.ts'))),
  route('location', '/locations/:locationSlug', () => import('./pages/location/LocationPage.tsx'), server && (() => import('./pages/location/location.ts')), { redirect: '/not-found' }),
  route('industries', '/industries', () => import('./pages/industries/IndustriesPage.tsx'), server && (() => import('./pages/industries/industries.ts'))),
  route('industry', '/industries/:industrySlug', () => import('./pages/industry/IndustryPage.tsx'), server && (() => import('./pages/industry/industry.ts')), { redirect: '/industries' }),

  route('blog', '/blog', () => import('./pages/blog/BlogPage.tsx'), server && (() => import('./pages/blog/blog.ts'))),
  route('blogCategory', '/blog/categories/:categorySlug', () => import('./pages/blogCategory/BlogCategoryPage.tsx'), server && (() => import('./pages/blogCategory/blogCategory.ts')), undefined, () => import('./pages/blogCategory/fromApi.ts')),
  route('article', '/blog/:articleSlug', () => import('./pages/article/ArticlePage.tsx'), server && (() => import('./pages/article/article.ts')), { show: '/article-not-found' }, () => import('./pages/article/fromApi.ts')),
  route('articleNotFound', '/article-not-found', notFoundPage, server && (() => import('./pages/notFound/articleNotFound.ts'))),

  route('newsletterResult', '/newsletter/:result', formResultPage, server && (() => import('./pages/formResult/newsletterResult.ts'))),

  route('resources', '/resources', resourcesPage, server && (() => import('./pages/resources/resources.ts'))),
  route('glossary', '/resources/it-glossary', () => import('./pages/glossary/GlossaryPage.tsx'), server && (() => import('./pages/glossary/glossary.ts'))),
  route('checklistResult', '/resources/checklist/:result', formResultPage, server && (() => import('./pages/formResult/checklistResult.ts'))),
  route('otherResource', '/resources/:slug', resourcesPage, false, { show: '/resources' }),

  route('privacyPolicy', '/privacy-policy', legalPage, server && (() => import('./pages/legal/privacyPolicy.ts'))),
  route('termsOfService', '/terms-of-service', legalPage, server && (() => import('./pages/legal/termsOfService.ts'))),
  route('accessibility', '/accessibility', legalPage, server && (() => import('./pages/legal/accessibility.ts'))),

  // To look at while building; no visitor's page.
  ...(import.meta.env.MODE === 'development' ? [route('kit', '/_kit', () => import('./pages/kit/KitPage.tsx'), server && (() => import('./pages/kit/kit.ts')))] : []),

  route('offline', '/offline', () => import('./pages/offline/OfflinePage.tsx'), server && (() => import('./pages/offline/offline.ts'))),
  route('notFound', '/not-found', notFoundPage, server && (() => import('./pages/notFound/notFound.ts'))),
  route('anything', '*', notFoundPage, false, { show: '/not-found' }),
];
