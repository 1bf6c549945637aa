import type { Author } from '#data/rules/schema/author.ts';

/** Who writes the articles. A person takes the team's place once you name one: `kind: 'person'` and the name. */
export const authors: Author[] = [
  { id: 'team', kind: 'team', name: '{provider.shortName} team', role: 'Does the work that it writes about.' },
];
