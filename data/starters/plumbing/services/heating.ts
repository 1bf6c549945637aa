import type { Service } from '#data/rules/schema/service.ts';

export const heating: Service = {
  id: 'heating',
  name: 'Furnaces & Boilers',
  nameInText: 'furnace and boiler work',
  description: 'No heat, strange noises or a pilot that goes out: repair and yearly service of furnaces and boilers.',
  longDescription:
    'A house without heat in January cannot wait. We ask a few questions on the phone, because a thermostat or a tripped breaker is sometimes all it is. ' +
    'If not, a licensed technician comes, finds the fault and gives you a price. Once a year, a service before the cold finds most of it in time.',
  metaDescription:
    'Furnace and boiler repair in {provider.city} and the {area.name}: no heat, noises, pilot lights and a yearly service before the cold.',
  keywords: ['furnace repair {provider.city}', 'boiler repair {provider.city}', 'no heat'],
  iconName: 'clock',
  features: [
    { title: 'Questions first', description: 'Some faults can be mended on the phone, at no charge.' },
    { title: 'The fault found', description: 'We measure, and do not swap parts by guess.' },
    { title: 'A price before the repair', description: 'For parts and for time.' },
    { title: 'A safety check', description: 'Vents and carbon monoxide, each time.' },
  ],
  benefits: [
    { title: 'Warm again', description: 'With the fault mended, and not only reset.' },
    { title: 'Safe', description: 'Vents and gas connections are checked.' },
    { title: 'Fewer bad mornings', description: 'A yearly service finds worn parts early.' },
  ],
  delivery: {
    weekOne: ['Check the thermostat and the breaker', 'Call and say what you hear and see'],
    monthOne: ['We find the fault', 'You get a price for the repair'],
    everyMonth: ['We repair and test it', 'We check vents and carbon monoxide'],
  },
  notCovered: ['Ducts and their cleaning', 'Gas mains, which belong to the utility'],
  targetIndustries: [],
  pricing: { startingPrice: 15000, pricingModel: 'per-hour', callOut: 9500 },
};
