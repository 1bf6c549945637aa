import type { Service } from '#data/rules/schema/service.ts';

export const emergencyPlumbing: Service = {
  id: 'emergency-plumbing',
  name: 'Emergency Plumbing',
  nameInText: 'emergency plumbing',
  description: 'Burst pipes, leaks and backed-up drains: call, and we say what to shut off until we are there.',
  longDescription:
    'When water runs where it should not, the first minutes matter most. Call us: we tell you which valve to close, ask what you see and come as soon as a ' +
    'plumber is free. On arrival we stop the damage first. Then we show you what broke and give you a price for the repair before we begin it.',
  metaDescription:
    'Emergency plumbing in {provider.city} and the {area.name}: burst pipes, leaks and backed-up drains. Call {provider.phone}.',
  keywords: ['emergency plumber {provider.city}', 'burst pipe {provider.city}', 'plumber near me'],
  iconName: 'phone',
  features: [
    { title: 'Help on the phone', description: 'Which valve to close, and what to leave alone.' },
    { title: 'The water stopped', description: 'We stop the damage before we repair anything.' },
    { title: 'A price before the repair', description: 'You see what broke and say yes first.' },
    { title: 'Parts on the van', description: 'Common pipes, valves and fittings come along.' },
  ],
  benefits: [
    { title: 'Less damage', description: 'Water that is off cannot spread.' },
    { title: 'No surprise on the invoice', description: 'The call-out and the hourly price are on this page.' },
    { title: 'One visit, where we can', description: 'Most leaks can be repaired with what is on the van.' },
  ],
  delivery: {
    weekOne: ['Close the main valve if you can', 'Call and say what you see'],
    monthOne: ['We stop the water', 'We show you the cause and give a price'],
    everyMonth: ['We repair it and test it', 'We say what should be looked at next'],
  },
  notCovered: ['Drying and repair of floors, walls and ceilings', 'Damage to the belongings of others'],
  targetIndustries: [],
  pricing: { startingPrice: 15000, pricingModel: 'per-hour', callOut: 9500 },
};
