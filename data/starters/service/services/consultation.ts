import type { Service } from '#data/rules/schema/service.ts';

export const consultation: Service = {
  id: 'consultation',
  name: 'Consultation',
  nameInText: 'a consultation',
  description: 'We listen, answer your questions and say what we would do.',
  longDescription:
    'A consultation is for the moment before a decision. You tell us what it is about and what it may cost. We ask and explain, and you get our ' +
    'recommendation in writing, with a price for each step. You are free to do nothing, or to go to somebody else.',
  metaDescription:
    'A consultation in {provider.city} and the {area.name}: we answer your questions and write down what we would do, with a price for each step.',
  keywords: ['consultation', 'consultation {provider.city}', 'advice {area.name}'],
  iconName: 'compass',
  features: [
    { title: 'A conversation', description: 'By phone or in person, as you prefer.' },
    { title: 'Questions first', description: 'We ask what we have to know before we recommend anything.' },
    { title: 'A recommendation in writing', description: 'What to do first, what can wait and what is fine as it is.' },
    { title: 'A price for each step', description: 'So that you can compare, and choose what to do now.' },
  ],
  benefits: [
    { title: 'You know what you need', description: 'And what you can leave out.' },
    { title: 'You know what it costs', description: 'Before anything begins.' },
    { title: 'You decide', description: 'The recommendation is yours, whatever you do with it.' },
  ],
  delivery: {
    weekOne: ['Tell us what it is about', 'Agree on a time'],
    monthOne: ['Ask what we have to know', 'Answer your questions'],
    everyMonth: ['Write down what we recommend', 'Give a price for each step'],
  },
  notCovered: ['What we recommend, which we quote by itself', 'Costs of others'],
  targetIndustries: [],
  pricing: { startingPrice: 9500, pricingModel: 'per-hour' },
};
