import type { Service } from '#data/rules/schema/service.ts';

export const fillings: Service = {
  id: 'fillings-and-crowns',
  name: 'Fillings & Crowns',
  nameInText: 'a filling or a crown',
  description:
    'Tooth-coloured fillings for cavities and chips, and crowns for teeth that a filling cannot hold together.',
  longDescription:
    'A small cavity needs a small filling, and a tooth with little left needs a crown. We show you the tooth, say ' +
    'which of the two we would choose for it and why, ' +
    'and what each costs. The tooth is made numb before we begin, and you can stop us at any time by raising a hand.',
  metaDescription:
    'Fillings and crowns in {provider.city} and the {area.name}: tooth-coloured fillings, crowns for weak teeth, with the price before we begin.',
  keywords: ['tooth filling {provider.city}', 'dental crown {provider.city}', 'cavity'],
  iconName: 'shield',
  features: [
    { title: 'Tooth-coloured fillings', description: 'Matched to the tooth beside them.' },
    { title: 'Crowns', description: 'Made to fit after an impression or a scan.' },
    { title: 'Numb first', description: 'We wait until it is, and check.' },
    { title: 'Repairs', description: 'Chips, lost fillings and loose crowns.' },
  ],
  benefits: [
    { title: 'The tooth keeps working', description: 'You chew on it again after a day or two.' },
    { title: 'A choice with figures', description: 'You see what each way costs.' },
    { title: 'No hurry', description: 'We stop whenever you ask us to.' },
  ],
  delivery: {
    weekOne: ['We look at the tooth together', 'You get the price of each way'],
    monthOne: ['The tooth is made numb and treated', 'We check your bite'],
    everyMonth: ['We ask how it feels', 'We look at it at the next check-up'],
  },
  notCovered: ['Root canals, where the nerve is affected', 'Cosmetic veneers'],
  targetIndustries: [],
  pricing: { startingPrice: 22000, pricingModel: 'from' },
};
