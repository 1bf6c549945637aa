import { consent } from '#data/consent.ts';
import { withoutPlans } from '#data/rules/schema/plan.ts';
import type { RecordsInput } from '#data/rules/schema/site.ts';
import { about } from './about.ts';
import { assistant } from './assistant/index.ts';
import { authors } from './blog/authors.ts';
import { blogCategories } from './blog/categories.ts';
import { chat } from './chat.ts';
import { claims } from './claims.ts';
import { faqs } from './faqs.ts';
import { contactConfirmation, formResults } from './formResults.ts';
import { home } from './home.ts';
import { industries } from './industries/index.ts';
import { legalFacts } from './legal/legalFacts.ts';
import { locations } from './locations/index.ts';
import { messages } from './messages/index.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages.ts';
import { pairs } from './pairs/index.ts';
import { provider } from './provider.ts';
import { regions } from './regions.ts';
import { serviceCategories } from './services/categories.ts';
import { services } from './services/index.ts';
import { tour } from './tour.ts';
import { trustItems } from './trust.ts';
import { visitor } from './visitor.ts';

/**
 * All records of this provider. What stands empty here is optional: a price list with plans, industries, articles,
 * documents to download, recommendations and clients' words. Their pages and sections appear with their first record.
 */
export const records: RecordsInput = {
  provider,
  claims,
  ratings: [],
  reviews: [],
  testimonials: [],
  legalFacts,
  regions,
  locations,
  industries,
  services,
  pairs,
  serviceCategories,
  recommendables: { main: [], secondary: [] },
  recommendations: [],
  pricing: withoutPlans,
  glossary: [],
  glossarySlug: 'glossary',
  glossaryCategories: [],
  faqs,
  trustItems,
  partners: [],
  resources: [],
  downloads: [],
  checklist: [],
  messages,
  tour,
  navigation,
  chat,
  home,
  visitor,
  about,
  pages,
  assistant,
  consent,
  formResults,
  contactConfirmation,
  blogCategories,
  authors,
};
