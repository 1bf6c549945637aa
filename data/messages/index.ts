import { aboutSourceMessages, aboutMessages } from './about.ts';
import { apiResponsesMessages } from './apiResponses.ts';
import { assessmentMessages } from './assessment.ts';
import { assistantMessages } from './assistant.ts';
import { assistantCardsMessages } from './assistantCards.ts';
import { assistantFrenchMessages } from './assistantFrench.ts';
import { blogMessages } from './blog.ts';
import { bookingMailMessages, bookingMessages, bookingPagesMessages } from './booking.ts';
import { calculatorMessages, quoteSheetMessages } from './calculator.ts';
import { chatMessages } from './chat.ts';
import { chatPageMessages } from './chatPage.ts';
import { claimsMessages } from './claims.ts';
import { consentMessages } from './consent.ts';
import { contactSourceMessages, contactMessages } from './contact.ts';
import { dockMessages, dockSourceMessages } from './dock.ts';
import { downloadPagesMessages, downloadPagesSourceMessages } from './downloadPages.ts';
import { feedsMessages } from './feeds.ts';
import { fieldErrorsMessages } from './fieldErrors.ts';
import { firmMessages } from './firm.ts';
import { formControllerMessages } from './formController.ts';
import { formsMessages } from './forms.ts';
import { glossaryMessages } from './glossary.ts';
import { guidesMessages, guidesSourceMessages } from './guides.ts';
import { handoverMessages } from './handover.ts';
import { heroPriceMessages } from './heroPrice.ts';
import { homeSourceMessages, homeMessages } from './home.ts';
import { industriesMessages } from './industries.ts';
import { industrySourceMessages, industryMessages } from './industry.ts';
import { legalMessages } from './legal.ts';
import { loadingMessages } from './loading.ts';
import { locationMessages } from './location.ts';
import { locationPageSourceMessages, locationPageMessages } from './locationPage.ts';
import { locationsSourceMessages, locationsMessages } from './locations.ts';
import { mailMessages } from './mail.ts';
import { notFoundSourceMessages, notFoundMessages } from './notFound.ts';
import { numberFieldMessages } from './numberField.ts';
import { offersSourceMessages, offersMessages } from './offers.ts';
import { ownerMessages } from './owner.ts';
import { ownerBookingsMessages } from './ownerBookings.ts';
import { ownerBreachesMessages } from './ownerBreaches.ts';
import { ownerConversationsMessages } from './ownerConversations.ts';
import { ownerHealthMessages } from './ownerHealth.ts';
import { ownerMailMessages } from './ownerMail.ts';
import { ownerQuestionsMessages } from './ownerQuestions.ts';
import { peopleMessages } from './people.ts';
import { personMessages } from './person.ts';
import { pricingSourceMessages, pricingMessages } from './pricing.ts';
import { pricesMessages } from './prices.ts';
import { ownerProofMessages, proofMessages } from './proof.ts';
import { quoteAnswerMessages } from './quoteAnswer.ts';
import { quoteLinesMessages } from './quoteLines.ts';
import { recommendationsMessages } from './recommendations.ts';
import { resourcesSourceMessages, resourcesMessages } from './resources.ts';
import { sectionsMessages } from './sections.ts';
import { seoMessages } from './seo.ts';
import { serviceSourceMessages, serviceMessages } from './service.ts';
import { servicesMessages } from './services.ts';
import { shellMessages } from './shell.ts';
import { toolsMessages } from './tools.ts';
import { tourMessages } from './tour.ts';
import { uiMessages } from './ui.ts';

/**
 * Every sentence, label and title that the interface itself says, by area. The build bundles an area with the components
 * that show it. A text that only a page's source uses goes into a second export of its area, so that it stays out of the
 * bundle. `{name}` is a placeholder: `fill` requires a value for each, and no other.
 */
export const messages = {
  aboutSource: aboutSourceMessages,
  about: aboutMessages,
  apiResponses: apiResponsesMessages,
  assessment: assessmentMessages,
  assistantCards: assistantCardsMessages,
  assistant: assistantMessages,
  assistantFrench: assistantFrenchMessages,
  blog: blogMessages,
  booking: bookingMessages,
  bookingMail: bookingMailMessages,
  bookingPages: bookingPagesMessages,
  calculator: calculatorMessages,
  prices: pricesMessages,
  quoteSheet: quoteSheetMessages,
  quoteLines: quoteLinesMessages,
  quoteAnswer: quoteAnswerMessages,
  chat: chatMessages,
  chatPage: chatPageMessages,
  claims: claimsMessages,
  consent: consentMessages,
  contactSource: contactSourceMessages,
  contact: contactMessages,
  dock: dockMessages,
  dockSource: dockSourceMessages,
  downloadPagesSource: downloadPagesSourceMessages,
  downloadPages: downloadPagesMessages,
  feeds: feedsMessages,
  fieldErrors: fieldErrorsMessages,
  firm: firmMessages,
  formController: formControllerMessages,
  forms: formsMessages,
  glossary: glossaryMessages,
  guidesSource: guidesSourceMessages,
  guides: guidesMessages,
  homeSource: homeSourceMessages,
  handover: handoverMessages,
  heroPrice: heroPriceMessages,
  home: homeMessages,
  industries: industriesMessages,
  industrySource: industrySourceMessages,
  industry: industryMessages,
  legal: legalMessages,
  loading: loadingMessages,
  location: locationMessages,
  locationPageSource: locationPageSourceMessages,
  locationPage: locationPageMessages,
  locationsSource: locationsSourceMessages,
  locations: locationsMessages,
  mail: mailMessages,
  numberField: numberFieldMessages,
  notFoundSource: notFoundSourceMessages,
  notFound: notFoundMessages,
  offersSource: offersSourceMessages,
  offers: offersMessages,
  owner: ownerMessages,
  proof: proofMessages,
  ownerProof: ownerProofMessages,
  ownerBookings: ownerBookingsMessages,
  ownerBreaches: ownerBreachesMessages,
  ownerConversations: ownerConversationsMessages,
  ownerHealth: ownerHealthMessages,
  ownerMail: ownerMailMessages,
  ownerQuestions: ownerQuestionsMessages,
  people: peopleMessages,
  person: personMessages,
  pricingSource: pricingSourceMessages,
  pricing: pricingMessages,
  recommendations: recommendationsMessages,
  resourcesSource: resourcesSourceMessages,
  resources: resourcesMessages,
  sections: sectionsMessages,
  seo: seoMessages,
  serviceSource: serviceSourceMessages,
  service: serviceMessages,
  services: servicesMessages,
  shell: shellMessages,
  tools: toolsMessages,
  tour: tourMessages,
  ui: uiMessages,
} as const;
