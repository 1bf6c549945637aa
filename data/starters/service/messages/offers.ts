import { offersMessages as own, offersSourceMessages as ownSource } from '#data/messages/offers.ts';

export * from '#data/messages/offers.ts';

export const offersMessages = {
  ...own,
  getAssessment: 'Get a Free Quote',
  getAssessmentIn: 'Get a Free Quote in {location}',
  bookConsultation: 'Ask for a Quote',
  bookConsultationLink: 'Ask for a quote',
  callOrWrite: '{topic}. Call or email us, whichever suits you; a quote is free.',
  askForCheck: 'Ask for a quote',
  supportIn: 'Serving {location}',
  supportFor: 'Our work for {clients}',
  helpDeskHours: 'Hours',
};

export const offersSourceMessages = {
  ...ownSource,
  supportForIn: 'Our work for {clients} in {location}',
  locations: 'Areas',
};
