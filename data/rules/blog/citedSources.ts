import type { Article } from '../schema/article.ts';
import type { Source } from '../schema/source.ts';

/** The sources that an article's text links, in the order in which it first does. */
export function citedSources({ body }: Pick<Article, 'body'>, sources: readonly Source[]): Source[] {
  return sources
    .map((source) => ({ source, at: body.indexOf(`](${source.url})`) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ source }) => source);
}
