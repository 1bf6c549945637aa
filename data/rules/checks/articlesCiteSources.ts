import type { RecordCheck } from './recordCheck.ts';
import { citedSources } from '../blog/citedSources.ts';

const minSources = 2;

/**
 * Where a list of sources is kept, every finished article links two of it or more, and no address outside it, so that a
 * link that no longer works is mended in one place.
 */
export const articlesCiteSources: RecordCheck<'articles' | 'sources'> = ({ articles, sources }) => {
  if (sources.length === 0) return [];
  return articles
    .filter(({ draft }) => !draft)
    .flatMap((article) => {
      const record = `blog/${article.slug}`;
      const count = citedSources(article, sources).length;
      const listed = new Set(sources.map(({ url }) => url));
      const others = [...article.body.matchAll(/\]\((https?:[^)\s]*)\)/g)].flatMap(([, url = '']) =>
        listed.has(url) ? [] : [url],
      );
      return [
        ...(count < minSources
          ? [
              `${record}: body cites ${count} of the sources. Link ${minSources} or more, as ` +
                '"[words]({sources.<id>})" with an id of data/sources.ts.',
            ]
          : []),
        ...others.map(
          (url) =>
            `${record}: body links "${url}" directly. Add it to data/sources.ts and link it as "[words]({sources.<id>})".`,
        ),
      ];
    });
};
