import type { Author } from './rules/schema/author.ts';

/** Who signs articles while no person does. A person of `people` with `articles: true` signs under their own name: put their id into the article. */
export const authors: Author[] = [
  {
    id: 'house',
    kind: 'team',
    name: '{provider.name}',
    role: 'Practical advice from our technicians and consultants.',
  },
];
