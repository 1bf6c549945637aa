import type { Service } from '#data/schema/service.ts';

export const consultation: Service = {
  id: 'consultation',
  name: 'Consultation',
  nameInText: 'a consultation',
  description: 'We look at what you have, answer your questions and say what we would do.',
  longDescription:
    'A consultation is for the moment before a decision. You tell us what you want to change and what it may cost. We look, ask and explain, and you get ' +
    'our recommendation in writing, with a price for each step. You are free to do nothing, or to have it done by somebody else.',
  metaDescription:
    'A consultation in {provider.city} and the {area.name}: we look at what you have and write down what we would do, with a price for each step.',
  keywords: ['consultation', 'consultation {provider.city}', 'advice {area.name}'],
  iconName: 'compass',
  features: [
    { title: 'A conversation', description: 'By phone, at our office or at your place, as you prefer.' },
    { title: 'A look at what is there', description: 'We see it for ourselves before we recommend anything.' },
    { title: 'A recommendation in writing', description: 'What to do first, what can wait and what is fine as it is.' },
    { title: 'A price for each step', description: 'So that you can compare, and choose what to do now.' },
  ],
  benefits: [
    { title: 'You know what you need', description: 'And what you can leave out.' },
    { title: 'You know what it costs', description: 'Before anything begins.' },
    { title: 'You decide', description: 'The recommendation is yours, whoever does the work.' },
  ],
  delivery: {
    weekOne: ['Tell us what it is about', 'Agree on a time and a place'],
    monthOne: ['Look at what is there', 'Answer your questions'],
    everyMonth: ['Write down what we recommend', 'Give a price for each step'],
  },
  notCovered: ['The work itself', 'Fees of other firms and of authorities'],
  targetIndustries: [],
  pricing: { startingPrice: 9500, pricingModel: 'per-hour' },
};
