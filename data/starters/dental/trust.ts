import type { RecordsInput } from '#data/rules/schema/site.ts';

/** The strip under the opening of the home page. */
export const trustItems: RecordsInput['trustItems'] = [
  { title: 'Prices on this site', description: 'Each treatment says what it starts at.', iconName: 'file' },
  { title: 'The price before treatment', description: 'You hear the plan and say yes first.', iconName: 'check' },
  { title: 'Time for people in pain', description: 'Urgent calls are seen before routine ones.', iconName: 'clock' },
  { title: 'A person answers', description: '{hours.label}, at {provider.phone}.', iconName: 'phone' },
];
