import type { RecordsInput } from '#data/rules/schema/site.ts';

/** The subjects of the articles. The blog and its pages appear with the first article. */
export const blogCategories: RecordsInput['blogCategories'] = [
  {
    name: 'Advice',
    slug: 'advice',
    iconName: 'star',
    description: 'What our customers ask us most, answered in plain words.',
  },
];
