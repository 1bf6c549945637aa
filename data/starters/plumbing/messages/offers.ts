import { offersMessages as own, offersSourceMessages as ownSource } from '#data/messages/offers.ts';

export * from '#data/messages/offers.ts';

export const offersMessages = {
  ...own,
  getAssessment: 'Get a Free Quote',
  getAssessmentIn: 'Get a Free Quote in {location}',
  bookConsultation: 'Book a Visit',
  bookConsultationLink: 'Book a visit',
  callOrWrite: '{topic}. Call or email us, whichever suits you; a quote is free.',
  askForCheck: 'Ask for a quote',
  supportIn: 'Plumbing and heating in {location}',
  supportFor: 'Plumbing and heating for {clients}',
  helpDeskHours: 'Hours',
};

export const offersSourceMessages = {
  ...ownSource,
  supportForIn: 'Plumbing and heating for {clients} in {location}',
  locations: 'Areas',
};
