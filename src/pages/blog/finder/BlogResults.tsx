import { useEffect, useState } from 'react';
import type { NavLink } from '#data/schema/content.ts';
import { blogQuery, query } from '../../../features/queries/queries.ts';
import { ArticleList, type ArticleSummary } from '../../../sections/ArticleList/ArticleList.tsx';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { Row } from '../../../ui/Columns/Columns.tsx';
import { note, results, spinner } from './BlogResults.css.ts';
import type { BlogFilter } from './filter.ts';
import { readTeasers } from './teasers.ts';

interface BlogResultsProps {
  filter: BlogFilter;
  /** The filter as a query string; empty for no filter. */
  queryString: string;
  categories: readonly NavLink[];
  articles: readonly ArticleSummary[];
  apply: (next: BlogFilter, replace?: boolean) => void;
  setStatus: (text: string) => void;
  /** The search field. */
  input: HTMLInputElement;
}

/** The result of a query, with the query string it belongs to, so that outdated results are not shown. */
interface Found {
  of: string;
  articles?: readonly ArticleSummary[];
}

/** The filtered articles; all articles of the page without a filter. */
export function BlogResults({ filter, queryString, categories, articles, apply, setStatus, input }: BlogResultsProps) {
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter and another attempt are what asks anew
  useEffect(() => {
    let current = true;
    const show = (shown: Omit<Found, 'of'>) => {
      if (!current) return;
      setFound({ of: queryString, ...shown });
      setStatus(shown.articles ? counted(shown.articles.length, Boolean(queryString)) : 'Error loading blog posts');
    };
    const known = !filter.category || categories.some(({ href }) => href.endsWith(`/${filter.category}`));
    if (!queryString) show({ articles });
    else if (!known) show({ articles: [] });
    else {
      setStatus('Loading articles…');
      query(`/api/blog${queryString}`, blogQuery, (answer) => readTeasers(answer, articles))
        .then((teasers) => show({ articles: teasers }))
        .catch((error: unknown) => {
          console.info('Failed to fetch blog posts', error);
          show({});
        });
    }
    return () => {
      current = false;
    };
  }, [queryString, attempt]);

  const clear = (part: keyof BlogFilter) => {
    apply({ ...filter, [part]: '' });
    input.focus();
  };
  const retry = () => {
    setFound(undefined);
    setAttempt(attempt + 1);
    input.focus();
  };

  if (!queryString) return <ArticleList articles={articles} />;
  if (found?.of !== queryString)
    return (
      <div className={results} aria-busy="true">
        <div className={spinner} data-spinner />
      </div>
    );
  if (!found.articles) {
    return (
      <div className={results}>
        <div className={note}>
          <h3>Error loading blog posts</h3>
          <p>We're sorry, there was an error loading the blog posts. Please try again later.</p>
          <button type="button" className={button.secondary} onClick={retry}>
            Try again
          </button>
        </div>
      </div>
    );
  }
  if (found.articles.length > 0)
    return (
      <div className={results}>
        <ArticleList articles={found.articles} />
      </div>
    );
  return (
    <div className={results}>
      <div className={note}>
        <h3>No results found</h3>
        <Row>
          {filter.search && (
            <button type="button" className={button.secondary} onClick={() => clear('search')}>
              Clear search
            </button>
          )}
          {filter.category && (
            <button type="button" className={button.secondary} onClick={() => clear('category')}>
              Clear category
            </button>
          )}
        </Row>
      </div>
    </div>
  );
}

function counted(count: number, narrowed: boolean): string {
  if (narrowed && count === 0) return 'No results found';
  return `${count} ${count === 1 ? 'article' : 'articles'}${narrowed ? ' found' : ''}`;
}
