import { offersMessages as own, offersSourceMessages as ownSource } from '#data/messages/offers.ts';

export * from '#data/messages/offers.ts';

export const offersMessages = {
  ...own,
  getAssessment: 'Book a Visit',
  getAssessmentIn: 'Book a Visit from {location}',
  bookConsultation: 'Book a Visit',
  bookConsultationLink: 'Book a visit',
  callOrWrite: '{topic}. Call or email us, whichever suits you; in pain, call.',
  askForCheck: 'Book a visit',
  supportIn: 'Dental care for {location}',
  supportFor: 'Dental care for {clients}',
  helpDeskHours: 'Hours',
};

export const offersSourceMessages = {
  ...ownSource,
  supportForIn: 'Dental care for {clients} in {location}',
  locations: 'Where we are',
};
