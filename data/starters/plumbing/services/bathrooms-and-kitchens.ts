import type { Service } from '#data/rules/schema/service.ts';

export const renovations: Service = {
  id: 'bathrooms-and-kitchens',
  name: 'Bathrooms & Kitchens',
  nameInText: 'bathroom and kitchen plumbing',
  description: 'The plumbing of a renovation: moved drains, new showers, tubs, sinks and gas stoves, at a fixed price.',
  longDescription:
    'Before the tiles come the pipes. We look at the plan, say what is easy to move and what is costly, and give you a fixed price for the rough-in and for ' +
    'the finish. We get the plumbing permit, keep to the dates of your builder and are there when the inspector comes.',
  metaDescription:
    'Bathroom and kitchen plumbing in {provider.city} and the {area.name}: rough-in and finish at a fixed price, with the permit and the inspection.',
  keywords: ['bathroom plumbing {provider.city}', 'kitchen plumbing {provider.city}', 'renovation plumber'],
  iconName: 'building',
  features: [
    { title: 'A look at the plan', description: 'What is easy to move, and what is not.' },
    { title: 'Rough-in', description: 'Drains, vents and water lines before the walls close.' },
    { title: 'Finish', description: 'Tubs, showers, toilets, sinks and taps.' },
    { title: 'Permit and inspection', description: 'Applied for and attended by us.' },
  ],
  benefits: [
    { title: 'A fixed price', description: 'In writing, for each stage.' },
    { title: 'No opened walls', description: 'The inspector sees the pipes before they are covered.' },
    { title: 'Dates that hold', description: 'Agreed with your builder.' },
  ],
  delivery: {
    weekOne: ['Show us the plan', 'Get a fixed price for each stage'],
    monthOne: ['Rough-in and inspection', 'Walls are closed by your builder'],
    everyMonth: ['We install the fixtures', 'We test it with you'],
  },
  notCovered: ['Tiles, walls, cabinets and electricity', 'Fixtures, unless the quote names them'],
  targetIndustries: [],
  pricing: { startingPrice: 120000, pricingModel: 'from' },
};
