import type { Service } from '#data/rules/schema/service.ts';

export const repairs: Service = {
  id: 'fixtures-and-repairs',
  name: 'Fixtures & Repairs',
  nameInText: 'a repair',
  description: 'Dripping taps, running toilets, new faucets, sump pumps and shut-off valves.',
  longDescription:
    'The list of small things that has grown on the fridge door: a tap that drips, a toilet that runs, a valve that no longer closes. We do several in ' +
    'one visit, which costs less than several visits. Bring your own faucet or let us bring one; either way we tell you before if it does not fit.',
  metaDescription:
    'Plumbing repairs in {provider.city} and the {area.name}: dripping taps, running toilets, faucets, sump pumps and shut-off valves.',
  keywords: ['plumbing repair {provider.city}', 'faucet installation {provider.city}', 'running toilet'],
  iconName: 'check',
  features: [
    { title: 'Taps and faucets', description: 'Repaired, or replaced with yours or ours.' },
    { title: 'Toilets', description: 'Valves, seals or a new bowl.' },
    { title: 'Sump pumps', description: 'Tested, replaced, with a battery where you want one.' },
    { title: 'Shut-off valves', description: 'So that you can stop the water yourself.' },
  ],
  benefits: [
    { title: 'One visit for the list', description: 'Several small jobs share one call-out.' },
    { title: 'Less water wasted', description: 'A running toilet shows on the water bill.' },
    { title: 'Ready for trouble', description: 'Valves that close when you need them.' },
  ],
  delivery: {
    weekOne: ['Write the list', 'Send a picture if you can'],
    monthOne: ['We come with the parts', 'We work through the list'],
    everyMonth: ['We test everything with you', 'We note what can wait'],
  },
  notCovered: ['Tiles and cabinets behind which we have to work', 'Appliances, beside their water connection'],
  targetIndustries: [],
  pricing: { startingPrice: 13000, pricingModel: 'per-hour', callOut: 7500 },
};
