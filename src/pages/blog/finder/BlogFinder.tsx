import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import { blogMessages } from '#data/messages/blog.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fillCount } from '#data/rules/text/fill.ts';
import { ArticleList, type ArticleSummary } from '../../../sections/ArticleList/ArticleList.tsx';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { ChipLinks } from '../../../ui/ChipLinks/ChipLinks.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import { finder, search, status } from './BlogFinder.css.ts';

interface BlogFinderProps {
  /** Links to the category pages. */
  categories: readonly NavLink[];
  /** All articles of the prerendered page. */
  articles: readonly ArticleSummary[];
}

type Controller = typeof import('./BlogFilterController.tsx').BlogFilterController;

/**
 * The list of articles with search and categories. Without JavaScript, categories are links and there is no search. The code that filters
 * the list in place is loaded on first use, or if the address contains a filter.
 */
export function BlogFinder({ categories, articles }: BlogFinderProps) {
  const root = useRef<HTMLDivElement>(null);
  const pendingClick = useRef<HTMLElement>(null);
  const [Controller, setController] = useState<Controller>();
  const [statusText, setStatus] = useState(fillCount(blogMessages.articles, articles.length));
  const loadController = () => {
    if (!Controller)
      import('./BlogFilterController.tsx').then(
        (module) => setController(() => module.BlogFilterController),
        () => setStatus(blogMessages.searchFailed),
      );
  };
  // Remembers a click made before the code is loaded, to repeat it afterwards. Enter in the field is a click on the button too.
  const onClickBeforeLoad = (event: MouseEvent) => {
    if (Controller || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pendingClick.current = event.target as HTMLElement;
    loadController();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is there at the beginning counts
  useEffect(() => {
    if (location.search || root.current?.querySelector('input')?.value) loadController();
  }, []);
  return (
    <div ref={root} className={finder}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the controls inside are what is used, and the keyboard clicks them too */}
      <search className={finder} onFocus={loadController} onPointerOver={loadController} onClick={onClickBeforeLoad}>
        <form className={search} action="/blog">
          <TextField id="blog-search" label={blogMessages.searchArticles} name="search" type="search" />
          <button type="submit" className={button.secondary}>
            {blogMessages.search}
          </button>
        </form>
        <ChipLinks label={offersMessages.categories} links={categories} />
      </search>
      <p className={status} role="status">
        {statusText}
      </p>
      {Controller && root.current ? (
        <Controller {...{ categories, articles, setStatus, root: root.current, pendingClick: pendingClick.current }} />
      ) : (
        <ArticleList articles={articles} />
      )}
    </div>
  );
}
