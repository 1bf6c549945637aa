import type { Article } from '../schema/article.ts';
import type { Author } from '../schema/author.ts';

/** @throws RangeError where there is no such author. */
export function authorOf({ author: id }: Pick<Article, 'author'>, authors: readonly Author[]): Author {
  const author = authors.find((candidate) => candidate.id === id);
  if (!author) throw new RangeError(`There is no author "${id}".`);
  return author;
}
