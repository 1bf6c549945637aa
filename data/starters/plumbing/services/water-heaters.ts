import type { Service } from '#data/rules/schema/service.ts';

export const waterHeaters: Service = {
  id: 'water-heaters',
  name: 'Water Heaters',
  nameInText: 'water heater work',
  description: 'Repair and replacement of tank and tankless water heaters, gas and electric.',
  longDescription:
    'No hot water, rusty water or a puddle below the tank: we find out whether a repair is worth its price or a new heater is. You get both prices. A new ' +
    'one is sized for how many people shower in the morning, set up to code and explained before we go, and we take the old one away.',
  metaDescription:
    'Water heaters in {provider.city} and the {area.name}: repair or replacement of tank and tankless units, with both prices before you decide.',
  keywords: ['water heater repair {provider.city}', 'tankless water heater {provider.city}', 'no hot water'],
  iconName: 'archive',
  features: [
    { title: 'A diagnosis', description: 'What failed, and how old the heater is.' },
    { title: 'Two prices', description: 'For the repair and for a new one.' },
    { title: 'The right size', description: 'For your household, not for the label.' },
    { title: 'The old one removed', description: 'Drained and taken away.' },
  ],
  benefits: [
    { title: 'Hot water again', description: 'With a heater that fits your use.' },
    { title: 'A choice with figures', description: 'You see what each way costs.' },
    { title: 'Set up to code', description: 'With the permit where one is needed.' },
  ],
  delivery: {
    weekOne: ['Read us the label on the tank', 'Close its water if it leaks'],
    monthOne: ['We find the cause', 'We give you a price for each way'],
    everyMonth: ['We install and test it', 'We show you how to shut it off'],
  },
  notCovered: ['Rental heaters, which their owner repairs', 'New gas lines or wiring, unless the quote names them'],
  targetIndustries: [],
  pricing: { startingPrice: 18000, pricingModel: 'from' },
};
