import type { Article } from '../schema/article.ts';
import type { Author } from '../schema/author.ts';
import type { Site } from '../schema/site.ts';
import { fill } from '../text/fill.ts';

/** Who may sign articles: the desks, and the people who do. */
export const authorsOf = ({ authors = [], people = [] }: Pick<Site, 'authors' | 'people'>): Author[] => [
  ...authors,
  ...people
    .filter(({ articles }) => articles)
    .map(({ id, name, role, about, url }) => ({
      id,
      kind: 'person' as const,
      name,
      role: about ?? role,
      ...(url ? { url } : {}),
    })),
];

/** @throws RangeError where there is no such author. */
export function authorOf({ author: id }: Pick<Article, 'author'>, site: Pick<Site, 'authors' | 'people'>): Author {
  const author = authorsOf(site).find((candidate) => candidate.id === id);
  if (!author) throw new RangeError(`There is no author "${id}".`);
  return author;
}

/** The author with the provider's name before it, unless the author's name begins with that of the provider. */
export function authorLine(
  { name }: Pick<Author, 'name'>,
  {
    provider,
    messages,
  }: { provider: Pick<Site['provider'], 'name' | 'shortName'>; messages: Pick<Site['messages'], 'feeds'> },
): string {
  return `${name} `.startsWith(`${provider.shortName} `)
    ? name
    : fill(messages.feeds.author, { provider: provider.name, author: name });
}
