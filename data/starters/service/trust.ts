import type { RecordsInput } from '#data/rules/schema/site.ts';

/** The strip under the opening of the home page. */
export const trustItems: RecordsInput['trustItems'] = [
  { title: 'Prices on this site', description: 'Each service says what it starts at.', iconName: 'file' },
  {
    title: 'A quote before work',
    description: 'In writing, with what is included and what is not.',
    iconName: 'check',
  },
  {
    title: 'Near you',
    description: 'We serve {provider.city} and the {area.name}.',
    iconName: 'map-pin',
  },
  { title: 'A person answers', description: '{hours.label}, at {provider.phone}.', iconName: 'phone' },
];
