import type { Service } from '#data/rules/schema/service.ts';

export const replacements: Service = {
  id: 'dentures-and-implants',
  name: 'Dentures & Implants',
  nameInText: 'dentures or implants',
  description: 'Missing teeth replaced by a bridge, a denture or a crown on an implant.',
  longDescription:
    'A gap can be left, bridged, filled with a denture or closed with an implant, and each has its price, its time ' +
    'and its care. We look at the neighbours and the ' +
    'bone, ask how you want to live with it and put the ways beside each other on one page. You take it home and decide when you are ready.',
  metaDescription:
    'Dentures, bridges and implants in {provider.city} and the {area.name}: what each way costs, how long it takes and how it is cared for.',
  keywords: ['dentures {provider.city}', 'dental implants {provider.city}', 'missing tooth'],
  iconName: 'users',
  features: [
    { title: 'All ways on one page', description: 'With price, time and care.' },
    { title: 'Dentures', description: 'New, relined or repaired.' },
    { title: 'Bridges', description: 'Held by the teeth beside the gap.' },
    { title: 'Implants', description: 'Planned on pictures, with a surgeon where that is wiser.' },
  ],
  benefits: [
    { title: 'You chew again', description: 'With something that fits.' },
    { title: 'No surprises', description: 'Each stage has its price before it begins.' },
    { title: 'Time to decide', description: 'Nobody presses you in the chair.' },
  ],
  delivery: {
    weekOne: ['We look at the gap and the bone', 'You get the ways on one page'],
    monthOne: ['You choose a way', 'We plan each stage with its date'],
    everyMonth: ['The new tooth is fitted', 'We adjust it until it sits well'],
  },
  notCovered: [
    'Surgery by a specialist, which they quote',
    'Repairs of dentures from elsewhere, before we have seen them',
  ],
  targetIndustries: [],
  pricing: { startingPrice: 90000, pricingModel: 'from' },
};
