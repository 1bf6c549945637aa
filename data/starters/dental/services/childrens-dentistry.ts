import type { Service } from '#data/rules/schema/service.ts';

export const children: Service = {
  id: 'childrens-dentistry',
  name: 'Dentistry for Children',
  nameInText: 'dentistry for children',
  description: 'First visits, check-ups, sealants and small fillings, at a child’s pace.',
  longDescription:
    'The first visit is for getting to know the chair. We count the teeth, show the mirror and leave it at that if ' +
    'it is enough for one day. Later come check-ups, ' +
    'sealants for deep grooves and, where it must be, a small filling. Parents stay in the room if they like, and hear how to brush at each age.',
  metaDescription:
    'A dentist for children in {provider.city} and the {area.name}: first visits, check-ups, sealants and small fillings, with parents in the room.',
  keywords: ['childrens dentist {provider.city}', 'kids dentist {provider.city}', 'first dental visit'],
  iconName: 'star',
  features: [
    { title: 'A gentle first visit', description: 'Looking, counting and a ride in the chair.' },
    { title: 'Check-ups', description: 'Teeth, bite and habits as they grow.' },
    { title: 'Sealants', description: 'For grooves that a brush does not reach.' },
    { title: 'Brushing, shown', description: 'For children and for parents.' },
  ],
  benefits: [
    { title: 'No fear to carry along', description: 'A good start lasts.' },
    { title: 'Fewer fillings', description: 'Most cavities of children can be prevented.' },
    { title: 'Parents know what to do', description: 'For the age that the child is now.' },
  ],
  delivery: {
    weekOne: ['Tell us how old the child is', 'Tell us what went well or badly before'],
    monthOne: ['We look and count', 'We treat only what cannot wait'],
    everyMonth: ['You hear what to do at home', 'We agree on the next visit'],
  },
  notCovered: ['Braces and other orthodontics', 'Treatment under general anesthetic'],
  targetIndustries: [],
  pricing: { startingPrice: 9000, pricingModel: 'from' },
};
