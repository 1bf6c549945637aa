import { messages as own } from '#data/messages/index.ts';
import type { RecordsInput } from '#data/rules/schema/site.ts';
import { aboutMessages } from './about.ts';
import { apiResponsesMessages } from './apiResponses.ts';
import { assistantMessages } from './assistant.ts';
import { assistantCardsMessages } from './assistantCards.ts';
import { assistantFrenchMessages } from './assistantFrench.ts';
import { chatMessages } from './chat.ts';
import { chatPageMessages } from './chatPage.ts';
import { claimsMessages } from './claims.ts';
import { contactMessages } from './contact.ts';
import { dockMessages } from './dock.ts';
import { fieldErrorsMessages } from './fieldErrors.ts';
import { formControllerMessages } from './formController.ts';
import { formsMessages } from './forms.ts';
import { homeMessages } from './home.ts';
import { industryMessages } from './industry.ts';
import { locationMessages } from './location.ts';
import { locationPageMessages, locationPageSourceMessages } from './locationPage.ts';
import { locationsMessages } from './locations.ts';
import { offersMessages, offersSourceMessages } from './offers.ts';
import { recommendationsMessages } from './recommendations.ts';
import { resourcesMessages } from './resources.ts';
import { sectionsMessages } from './sections.ts';
import { serviceMessages, serviceSourceMessages } from './service.ts';
import { servicesMessages } from './services.ts';

/** What the interface says as every provider's does, with the areas that have a file here in its words. */
export const messages: RecordsInput['messages'] = {
  ...own,
  about: aboutMessages,
  apiResponses: apiResponsesMessages,
  assistant: assistantMessages,
  assistantCards: assistantCardsMessages,
  assistantFrench: assistantFrenchMessages,
  chat: chatMessages,
  chatPage: chatPageMessages,
  claims: claimsMessages,
  contact: contactMessages,
  dock: dockMessages,
  fieldErrors: fieldErrorsMessages,
  formController: formControllerMessages,
  forms: formsMessages,
  home: homeMessages,
  industry: industryMessages,
  location: locationMessages,
  locationPage: locationPageMessages,
  locationPageSource: locationPageSourceMessages,
  locations: locationsMessages,
  offers: offersMessages,
  offersSource: offersSourceMessages,
  recommendations: recommendationsMessages,
  resources: resourcesMessages,
  sections: sectionsMessages,
  service: serviceMessages,
  serviceSource: serviceSourceMessages,
  services: servicesMessages,
};
