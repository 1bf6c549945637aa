import type { Service } from '#data/rules/schema/service.ts';

export const checkups: Service = {
  id: 'checkups-and-cleanings',
  name: 'Check-ups & Cleanings',
  nameInText: 'a check-up with cleaning',
  description:
    'A full look at teeth and gums, X-rays where they are needed, and a cleaning that is thorough and gentle.',
  longDescription:
    'At the first visit we ask about your health, look at every tooth and at the gums, and take only the X-rays ' +
    'that answer a question. Then the teeth are scaled ' +
    'and polished. You see what we see on the screen, and hear what is fine, what to watch and what should be treated, each with a price.',
  metaDescription:
    'Dental check-ups and cleanings in {provider.city} and the {area.name}: teeth, gums, X-rays where needed, and a plan with prices.',
  keywords: ['dental cleaning {provider.city}', 'dental check-up {provider.city}', 'dentist near me'],
  iconName: 'check',
  features: [
    { title: 'Every tooth and the gums', description: 'With a record that the next visit is compared with.' },
    { title: 'X-rays where needed', description: 'We say what question each one answers.' },
    { title: 'Scaling and polishing', description: 'As gentle as your gums ask for.' },
    { title: 'A plan in plain words', description: 'What is fine, what to watch, what to treat.' },
  ],
  benefits: [
    { title: 'Small problems stay small', description: 'A filling today is less than a crown later.' },
    { title: 'You see it yourself', description: 'Pictures on the screen, not only words.' },
    { title: 'A rhythm that fits you', description: 'Some people come twice a year, some more often.' },
  ],
  delivery: {
    weekOne: ['Tell us about your health and medicines', 'Bring the card of your dental plan'],
    monthOne: ['We examine teeth and gums', 'The teeth are cleaned'],
    everyMonth: ['You get a plan with prices', 'We book the next visit if you wish'],
  },
  notCovered: ['Treatment that the check-up finds, which we quote', 'Whitening'],
  targetIndustries: [],
  pricing: { startingPrice: 18000, pricingModel: 'from' },
};
