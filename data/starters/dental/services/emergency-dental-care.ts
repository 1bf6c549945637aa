import type { Service } from '#data/rules/schema/service.ts';

export const emergencyCare: Service = {
  id: 'emergency-dental-care',
  name: 'Emergency Dental Care',
  nameInText: 'emergency dental care',
  description:
    'Toothache, a knocked-out or broken tooth, a lost crown: call, and we say what to do until you are here.',
  longDescription:
    'A tooth that keeps you awake cannot wait for the next free appointment. Call us: we ask what happened, tell ' +
    'you what to do right away and keep time in the ' +
    'day for people in pain. At the visit we find the cause and stop the pain first. What else the tooth needs is ' +
    'explained with its price, and you decide.',
  metaDescription:
    'Emergency dentist in {provider.city} and the {area.name}: toothache, knocked-out or broken teeth, lost crowns. Call {provider.phone}.',
  keywords: ['emergency dentist {provider.city}', 'toothache {provider.city}', 'broken tooth'],
  iconName: 'phone',
  features: [
    { title: 'Help on the phone', description: 'What to do with the tooth, and what to leave alone.' },
    { title: 'The cause found', description: 'With a look, a test and an X-ray where it is needed.' },
    { title: 'The pain stopped', description: 'Before anything else is planned.' },
    { title: 'A price before treatment', description: 'You hear it and say yes first.' },
  ],
  benefits: [
    { title: 'Less waiting in pain', description: 'Urgent calls are seen before routine ones.' },
    { title: 'More teeth saved', description: 'A knocked-out tooth has the best chance within the hour.' },
    { title: 'You know what comes next', description: 'The plan and its price are written down.' },
  ],
  delivery: {
    weekOne: ['Call and say what happened', 'Do what we tell you on the way'],
    monthOne: ['We find the cause', 'We stop the pain'],
    everyMonth: ['You get a plan for the tooth', 'We look at it again when it has settled'],
  },
  notCovered: ['The crown or root canal that the tooth may need, which we quote', 'Injuries that belong in a hospital'],
  targetIndustries: [],
  pricing: { startingPrice: 9500, pricingModel: 'from' },
};
