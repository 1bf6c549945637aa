import type { RecordsInput } from '../rules/schema/site.ts';

export const blogCategories: RecordsInput['blogCategories'] = [
  {
    name: 'Cybersecurity',
    slug: 'cybersecurity',
    iconName: 'shield',
    description: 'Attacks as they reach small businesses, what stops them and what to do when one gets through.',
  },
  {
    name: 'Cloud Computing',
    slug: 'cloud-computing',
    iconName: 'cloud',
    description: 'Moving to Microsoft 365 and Azure, what it costs and what is better left where it is.',
  },
  {
    name: 'IT Strategy',
    slug: 'it-strategy',
    iconName: 'compass',
    description: 'Budgets, plans, moves and decisions for owners who would rather run their business.',
  },
  {
    name: 'Managed Services',
    slug: 'managed-services',
    iconName: 'headset',
    description: 'What a provider should do for its monthly fee, and how to tell whether it does.',
  },
  {
    name: 'Data Backup',
    slug: 'data-backup',
    iconName: 'archive',
    description: 'Copies that can be restored, how long to keep them and how to prove it before the bad day.',
  },
];
