import { aboutLoaderMessages, aboutMessages } from './about.ts';
import { apiMessages } from './api.ts';
import { blogMessages } from './blog.ts';
import { calculatorMessages } from './calculator.ts';
import { chatMessages } from './chat.ts';
import { chatPageMessages } from './chatPage.ts';
import { consentMessages } from './consent.ts';
import { contactLoaderMessages, contactMessages } from './contact.ts';
import { downloadsMessages } from './downloads.ts';
import { feedsMessages } from './feeds.ts';
import { formsMessages } from './forms.ts';
import { glossaryMessages } from './glossary.ts';
import { homeLoaderMessages, homeMessages } from './home.ts';
import { industryMessages } from './industry.ts';
import { legalMessages } from './legal.ts';
import { locationMessages } from './location.ts';
import { locationsMessages } from './locations.ts';
import { mailMessages } from './mail.ts';
import { notFoundMessages } from './notFound.ts';
import { offersLoaderMessages, offersMessages } from './offers.ts';
import { pricingMessages } from './pricing.ts';
import { resourcesLoaderMessages, resourcesMessages } from './resources.ts';
import { seoMessages } from './seo.ts';
import { serviceMessages } from './service.ts';
import { servicesMessages } from './services.ts';
import { shellMessages } from './shell.ts';
import { tourMessages } from './tour.ts';
import { uiMessages } from './ui.ts';

/**
 * Every sentence, label and title that the interface itself says, by area. The build bundles an area with the components
 * that show it. A text that only a page's loader uses goes into a second export of its area, so that it stays out of the
 * bundle. `{name}` is a placeholder: `fill` requires a value for each, and no other.
 */
export const messages = {
  about: aboutMessages,
  aboutLoader: aboutLoaderMessages,
  api: apiMessages,
  blog: blogMessages,
  calculator: calculatorMessages,
  chat: chatMessages,
  chatPage: chatPageMessages,
  consent: consentMessages,
  contact: contactMessages,
  contactLoader: contactLoaderMessages,
  downloads: downloadsMessages,
  feeds: feedsMessages,
  forms: formsMessages,
  glossary: glossaryMessages,
  home: homeMessages,
  homeLoader: homeLoaderMessages,
  industry: industryMessages,
  legal: legalMessages,
  location: locationMessages,
  locations: locationsMessages,
  mail: mailMessages,
  notFound: notFoundMessages,
  offers: offersMessages,
  offersLoader: offersLoaderMessages,
  pricing: pricingMessages,
  resources: resourcesMessages,
  resourcesLoader: resourcesLoaderMessages,
  seo: seoMessages,
  service: serviceMessages,
  services: servicesMessages,
  shell: shellMessages,
  tour: tourMessages,
  ui: uiMessages,
} as const;
