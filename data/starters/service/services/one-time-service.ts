import type { Service } from '#data/rules/schema/service.ts';

export const oneTimeService: Service = {
  id: 'one-time-service',
  name: 'One-Time Service',
  nameInText: 'one-time service',
  description: 'Something with a beginning and an end, at a price that is agreed before we start.',
  longDescription:
    'You know what you need, and you need it once and done properly. We ask what we have to know, give you a price in writing and agree on a date. If more ' +
    'turns out to be needed, we tell you what it means and go on when you have decided.',
  metaDescription:
    'One-time service in {provider.city} and the {area.name}: a price in writing and a date that suits you. Nothing extra without your word.',
  keywords: ['one-time service', 'one-time service {provider.city}', 'quote {area.name}'],
  iconName: 'check',
  features: [
    { title: 'A price in writing', description: 'With what is included and what is not.' },
    { title: 'A date that suits you', description: 'And word from us if anything changes.' },
    { title: 'No surprises', description: 'Extra work begins when you have said yes to it.' },
    { title: 'A clear end', description: 'We go through the result with you.' },
  ],
  benefits: [
    { title: 'You know the price', description: 'The invoice says what the quote said.' },
    { title: 'You know the date', description: 'It is agreed before we begin.' },
    { title: 'You know whom to ask', description: 'Afterwards, too.' },
  ],
  delivery: {
    weekOne: ['Tell us what you need', 'Get a price in writing'],
    monthOne: ['Choose a date', 'We do what was agreed'],
    everyMonth: ['Go through the result together', 'Call us if something is not right'],
  },
  notCovered: ['What the quote does not name', 'Costs of others, unless the quote names them'],
  targetIndustries: [],
  pricing: { startingPrice: 19_000, pricingModel: 'from' },
};
