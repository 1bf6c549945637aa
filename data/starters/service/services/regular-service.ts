import type { Service } from '#data/schema/service.ts';

export const regularService: Service = {
  id: 'regular-service',
  name: 'Regular Service',
  nameInText: 'regular service',
  description: 'The work that comes back, done on agreed days by people who know your place.',
  longDescription:
    'Some work is never finished: it comes back every week, month or season. We agree on what is to be done, how often and for how much, and then it ' +
    'happens without a reminder from you. Usually the same people come, so nothing has to be explained twice.',
  metaDescription:
    'Regular service in {provider.city} and the {area.name}: what is to be done, how often and at which price, agreed once and done without reminders.',
  keywords: ['regular service', 'regular service {provider.city}', 'scheduled service {area.name}'],
  iconName: 'clock',
  features: [
    { title: 'A schedule', description: 'Weekly, monthly or by the season, on days that suit you.' },
    { title: 'A list of what is done', description: 'Agreed in writing, and easy to change.' },
    { title: 'The same people', description: 'They know your place and how you like things done.' },
    { title: 'A short report', description: 'What was done, and what should be looked at next.' },
  ],
  benefits: [
    { title: 'Nothing is forgotten', description: 'The next visit is booked already.' },
    { title: 'Small problems stay small', description: 'Somebody looks before they grow.' },
    { title: 'A steady price', description: 'The same for each visit, so that you can plan.' },
  ],
  delivery: {
    weekOne: ['Look at what is to be done', 'Agree on a list and a price'],
    monthOne: ['Come on the agreed days', 'Work through the list'],
    everyMonth: ['Report what was done', 'Change the list with you where it needs it'],
  },
  notCovered: ['Work outside the agreed list, which we quote first', 'Parts and materials, unless the list names them'],
  targetIndustries: [],
  pricing: { startingPrice: 9500, pricingModel: 'per-visit' },
};
