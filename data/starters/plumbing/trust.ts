import type { RecordsInput } from '#data/rules/schema/site.ts';

/** The strip under the opening of the home page. */
export const trustItems: RecordsInput['trustItems'] = [
  {
    title: 'Prices on this site',
    description: 'The call-out and the hourly price, before you call.',
    iconName: 'file',
  },
  { title: 'A price before the repair', description: 'You see what broke and say yes first.', iconName: 'check' },
  {
    title: 'Permits taken care of',
    description: 'Where the job needs one, we apply and meet the inspector.',
    iconName: 'landmark',
  },
  { title: 'A person answers', description: '{hours.label}, at {provider.phone}.', iconName: 'phone' },
];
