import type { Service } from '#data/rules/schema/service.ts';

export const drainCleaning: Service = {
  id: 'drain-cleaning',
  name: 'Drain Cleaning',
  nameInText: 'drain cleaning',
  description:
    'Slow or blocked sinks, tubs, toilets and floor drains, cleared and looked into with a camera where it helps.',
  longDescription:
    'A drain that gurgles is asking for attention. We clear it with a machine rather than with chemicals, which eat at old pipes. If the ' +
    'blockage comes back or sits in the main drain, we look inside with a camera and show you the picture, so that you know whether roots, ' +
    'grease or a broken pipe is to blame.',
  metaDescription:
    'Drain cleaning in {provider.city} and the {area.name}: sinks, toilets, tubs and main drains cleared by machine, with a camera where it helps.',
  keywords: ['drain cleaning {provider.city}', 'blocked drain', 'clogged toilet {provider.city}'],
  iconName: 'activity',
  features: [
    { title: 'Sinks, tubs and showers', description: 'Hair, soap and grease out of the trap and the pipe behind it.' },
    { title: 'Toilets', description: 'Cleared without damage to the bowl.' },
    { title: 'Main drains', description: 'From the cleanout to the street.' },
    { title: 'A camera', description: 'You see what we see, where the cause is in doubt.' },
  ],
  benefits: [
    { title: 'It runs again', description: 'We test with plenty of water before we leave.' },
    { title: 'You know why', description: 'Grease, roots or a broken pipe ask for different things.' },
    { title: 'Pipes are spared', description: 'No harsh chemicals.' },
  ],
  delivery: {
    weekOne: ['Say which drains are slow', 'Stop using water there'],
    monthOne: ['We clear the drain by machine', 'We test it with running water'],
    everyMonth: ['We tell you the cause', 'We say how to keep it clear'],
  },
  notCovered: [
    'Digging, and the repair of a broken drain, which we quote',
    'The part of the drain that belongs to the city',
  ],
  targetIndustries: [],
  pricing: { startingPrice: 22000, pricingModel: 'from' },
};
