import { useEffect, useState } from 'react';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import { blogMessages } from '#data/messages/blog.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fillCount } from '#data/rules/text/fill.ts';
import { ArticleList, type ArticleSummary } from '../../../sections/ArticleList/ArticleList.tsx';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { Row } from '../../../ui/Columns/Columns.tsx';
import { fetchTeasers, summaryOf } from '../../shared/articlesFromApi.ts';
import { note, results, spinner } from './BlogResults.css.ts';
import type { BlogFilter } from './filter.ts';

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
      setStatus(shown.articles ? counted(shown.articles.length, Boolean(queryString)) : blogMessages.postsFailed);
    };
    const known = !filter.category || categories.some(({ href }) => href.endsWith(`/${filter.category}`));
    if (!queryString) show({ articles });
    else if (!known) show({ articles: [] });
    else {
      setStatus(blogMessages.loading);
      fetchTeasers(`/api/blog${queryString}`)
        .then((teasers) => teasers.map(summaryOf))
        // The page knows how long it takes to read those that were there when it was built.
        .then((found) => show({ articles: found.map((one) => articles.find(({ href }) => href === one.href) ?? one) }))
        .catch((error: unknown) => {
          console.info('Failed to fetch blog posts', error);
          show({});
        });
    }
    return () => {
      current = false;
    };
  }, [queryString, attempt]);

  const retry = () => {
    setFound(undefined);
    setAttempt(attempt + 1);
    input.focus();
  };

  if (!queryString) return <ArticleList articles={articles} />;
  const isLoading = found?.of !== queryString;
  return (
    <div className={results} aria-busy={isLoading || undefined}>
      {isLoading ? (
        <div className={spinner} data-spinner />
      ) : !found.articles ? (
        <LoadFailure onRetry={retry} />
      ) : found.articles.length > 0 ? (
        <ArticleList articles={found.articles} />
      ) : (
        <NothingFound
          filter={filter}
          onClear={(part) => {
            apply({ ...filter, [part]: '' });
            input.focus();
          }}
        />
      )}
    </div>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={note}>
      <h3>{blogMessages.postsFailed}</h3>
      <p>{blogMessages.whyPostsFailed}</p>
      <button type="button" className={button.secondary} onClick={onRetry}>
        {offersMessages.tryAgain}
      </button>
    </div>
  );
}

/** Says that no article matches, and offers to clear each part of the filter. */
function NothingFound({ filter, onClear }: { filter: BlogFilter; onClear: (part: keyof BlogFilter) => void }) {
  return (
    <div className={note}>
      <h3>{blogMessages.noResults}</h3>
      <Row>
        {filter.search && (
          <button type="button" className={button.secondary} onClick={() => onClear('search')}>
            {blogMessages.clearSearch}
          </button>
        )}
        {filter.category && (
          <button type="button" className={button.secondary} onClick={() => onClear('category')}>
            {blogMessages.clearCategory}
          </button>
        )}
      </Row>
    </div>
  );
}

function counted(count: number, narrowed: boolean): string {
  if (!narrowed) return fillCount(blogMessages.articles, count);
  return count === 0 ? blogMessages.noResults : fillCount(blogMessages.articlesFound, count);
}
