import { aboutMessages } from './about.ts';
import { apiAnswerMessages, apiMessages } from './api.ts';
import { blogMessages } from './blog.ts';
import { calculatorMessages } from './calculator.ts';
import { chatMessages } from './chat.ts';
import { consentMessages } from './consent.ts';
import { contactMessages } from './contact.ts';
import { downloadsMessages } from './downloads.ts';
import { feedsMessages } from './feeds.ts';
import { formResultMessages } from './formResult.ts';
import { formsMessages } from './forms.ts';
import { glossaryMessages } from './glossary.ts';
import { homeMessages } from './home.ts';
import { industryMessages } from './industry.ts';
import { kitMessages } from './kit.ts';
import { legalMessages } from './legal.ts';
import { locationMessages } from './location.ts';
import { locationsMessages } from './locations.ts';
import { mailMessages } from './mail.ts';
import { notFoundMessages } from './notFound.ts';
import { offersMessages } from './offers.ts';
import { pricingMessages } from './pricing.ts';
import { resourcesMessages } from './resources.ts';
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
  api: apiMessages,
  apiAnswers: apiAnswerMessages,
  blog: blogMessages,
  calculator: calculatorMessages,
  chat: chatMessages,
  consent: consentMessages,
  contact: contactMessages,
  downloads: downloadsMessages,
  feeds: feedsMessages,
  formResult: formResultMessages,
  forms: formsMessages,
  glossary: glossaryMessages,
  home: homeMessages,
  industry: industryMessages,
  kit: kitMessages,
  legal: legalMessages,
  location: locationMessages,
  locations: locationsMessages,
  mail: mailMessages,
  notFound: notFoundMessages,
  offers: offersMessages,
  pricing: pricingMessages,
  resources: resourcesMessages,
  seo: seoMessages,
  service: serviceMessages,
  services: servicesMessages,
  shell: shellMessages,
  tour: tourMessages,
  ui: uiMessages,
} as const;
