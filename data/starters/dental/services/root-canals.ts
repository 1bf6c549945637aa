import type { Service } from '#data/rules/schema/service.ts';

export const rootCanals: Service = {
  id: 'root-canals',
  name: 'Root Canals',
  nameInText: 'a root canal',
  description: 'Treatment of an inflamed or infected nerve, so that the tooth can stay.',
  longDescription:
    'A root canal has a worse name than it deserves: it ends the pain that an inflamed nerve causes. The tooth is ' +
    'made numb, the inside is cleaned and filled, and ' +
    'the tooth is closed. We tell you before how many visits it takes, what the crown afterwards costs and when we ' +
    'would rather send you to a specialist.',
  metaDescription:
    'Root canals in {provider.city} and the {area.name}: the pain ended and the tooth kept, with the price and the number of visits before we begin.',
  keywords: ['root canal {provider.city}', 'tooth nerve pain', 'save a tooth'],
  iconName: 'activity',
  features: [
    { title: 'A sure diagnosis', description: 'Tests and an X-ray before anybody drills.' },
    { title: 'Numb and calm', description: 'Most people compare it with a long filling.' },
    { title: 'The whole price', description: 'With the filling or crown that follows.' },
    { title: 'A specialist where it is wiser', description: 'We say so, and send the pictures along.' },
  ],
  benefits: [
    { title: 'The pain ends', description: 'And the infection with it.' },
    { title: 'Your own tooth stays', description: 'Nothing chews quite as well.' },
    { title: 'You know the other way', description: 'We also say what taking it out would mean.' },
  ],
  delivery: {
    weekOne: ['We test the tooth and take an X-ray', 'You hear both ways and their prices'],
    monthOne: ['The root is cleaned and filled', 'We call you the next day'],
    everyMonth: ['The tooth gets its filling or crown', 'We check it after some months'],
  },
  notCovered: ['The crown, unless the quote names it', 'Treatment by a specialist'],
  targetIndustries: [],
  pricing: { startingPrice: 80000, pricingModel: 'from' },
};
