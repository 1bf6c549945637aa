import type { Service } from '#data/rules/schema/service.ts';

export const regularService: Service = {
  id: 'regular-service',
  name: 'Regular Service',
  nameInText: 'regular service',
  description: 'What has to be done again and again, on agreed dates by people who know you.',
  longDescription:
    'Some things are never finished: they come back every week, month or season. We agree on what is to be done, how often and for how much, and then it ' +
    'happens without a reminder from you. Usually the same people do it, so nothing has to be explained twice.',
  metaDescription:
    'Regular service in {provider.city} and the {area.name}: what is to be done, how often and at which price, agreed once and done without reminders.',
  keywords: ['regular service', 'regular service {provider.city}', 'scheduled service {area.name}'],
  iconName: 'clock',
  features: [
    { title: 'A schedule', description: 'Weekly, monthly or by the season, on dates that suit you.' },
    { title: 'A list of what is done', description: 'Agreed in writing, and easy to change.' },
    { title: 'The same people', description: 'They know you and what was done before.' },
    { title: 'A short report', description: 'What was done, and what should be looked at next.' },
  ],
  benefits: [
    { title: 'Nothing is forgotten', description: 'The next date is set already.' },
    { title: 'Small problems stay small', description: 'Somebody notices before they grow.' },
    { title: 'A steady price', description: 'Agreed once, so that you can plan.' },
  ],
  delivery: {
    weekOne: ['Talk about what is to be done', 'Agree on a list and a price'],
    monthOne: ['Begin on the agreed date', 'Work through the list'],
    everyMonth: ['Report what was done', 'Change the list with you where it needs it'],
  },
  notCovered: [
    'What the agreed list does not name, which we quote first',
    'Costs of others, unless the list names them',
  ],
  targetIndustries: [],
  pricing: { startingPrice: 9500, pricingModel: 'from' },
};
