import { about } from './about.ts';
import { assessment } from './assessment.ts';
import { assistant } from './assistant.ts';
import { authors } from './authors.ts';
import { blogCategories } from './blog/categories.ts';
import { booking } from './booking.ts';
import { chat } from './chat.ts';
import { claims, ratings, reviews, testimonials } from './claims.ts';
import { consent } from './consent.ts';
import { downloadPages } from './downloadPages/index.ts';
import { downloads } from './downloads/index.ts';
import { faqs } from './faqs.ts';
import { contactConfirmation, formResults } from './formResults.ts';
import { glossary, glossaryCategories, glossarySlug } from './glossary.ts';
import { guides } from './guides/index.ts';
import { home } from './home.ts';
import { industries } from './industries/index.ts';
import { legalFacts } from './legal/legalFacts.ts';
import { suppliers } from './legal/suppliers.ts';
import { locations } from './locations/index.ts';
import { messages } from './messages/index.ts';
import { navigation } from './navigation.ts';
import { ownAnswers } from './ownAnswers.ts';
import { pages } from './pages.ts';
import { pairs } from './pairs/index.ts';
import { people } from './people/index.ts';
import { photos } from './photos/index.ts';
import { pricing } from './plans/pricing.ts';
import { proof } from './proof.ts';
import { provider } from './provider.ts';
import { recommendations } from './recommendations.ts';
import { indexing } from './indexing.ts';
import { redirects } from './redirects.ts';
import { regions } from './regions.ts';
import { checklist, resources } from './resources.ts';
import type { RecordsInput } from './rules/schema/site.ts';
import { serviceCategories } from './services/categories.ts';
import { services } from './services/index.ts';
import { planServices } from './services/planServices.ts';
import { recommendables } from './services/recommendables.ts';
import { sources } from './sources.ts';
import { tools } from './tools/index.ts';
import { tour } from './tour.ts';
import { partners, trustItems } from './trust.ts';
import { visitor } from './visitor.ts';

/** All records of this provider. The data folder of another provider exports the same name from its own `index.ts`. */
export const records: RecordsInput = {
  provider,
  claims,
  ratings,
  reviews,
  testimonials,
  legalFacts,
  suppliers,
  regions,
  locations,
  industries,
  services,
  pairs,
  serviceCategories,
  planServices,
  recommendables,
  recommendations,
  pricing,
  glossary,
  glossaryCategories,
  glossarySlug,
  faqs,
  trustItems,
  partners,
  resources,
  downloads,
  downloadPages,
  guides,
  tools,
  checklist,
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
  people,
  photos,
  proof,
  ownAnswers,
  booking,
  assessment,
  sources,
  redirects,
  indexing,
};
