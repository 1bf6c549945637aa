import type { Service } from '#data/schema/service.ts';

export const oneTimeJobs: Service = {
  id: 'one-time-jobs',
  name: 'One-Time Jobs',
  nameInText: 'a one-time job',
  description: 'A job with a beginning and an end, at a price that is agreed before we start.',
  longDescription:
    'You know what you want done, and you want it done once and properly. We look at it, give you a price in writing and agree on a day. If something ' +
    'comes up that nobody could see, we stop, tell you what it means and go on when you have decided.',
  metaDescription:
    'One-time jobs in {provider.city} and the {area.name}: a look, a price in writing and a day that suits you. No extra work without your word.',
  keywords: ['one-time job', 'one-time job {provider.city}', 'quote {area.name}'],
  iconName: 'check',
  features: [
    { title: 'A price in writing', description: 'With what is included and what is not.' },
    { title: 'A day that suits you', description: 'And a call if we are running late.' },
    { title: 'No surprises', description: 'Extra work begins when you have said yes to it.' },
    { title: 'A tidy end', description: 'We clear up and go through the result with you.' },
  ],
  benefits: [
    { title: 'You know the price', description: 'The invoice says what the quote said.' },
    { title: 'You know the day', description: 'Nobody waits at home for nothing.' },
    { title: 'You know who comes', description: 'And whom to call afterwards.' },
  ],
  delivery: {
    weekOne: ['Tell us what you want done', 'Get a price in writing'],
    monthOne: ['Choose a day', 'Have the job done'],
    everyMonth: ['Go through the result together', 'Call us if something is not right'],
  },
  notCovered: ['Work that the quote does not name', 'Permits and fees of authorities'],
  targetIndustries: [],
  pricing: { startingPrice: 19_000, pricingModel: 'from' },
};
