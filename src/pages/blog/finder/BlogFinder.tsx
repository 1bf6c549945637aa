import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { NavLink } from '#data/schema/content.ts';
import { ArticleList, type ArticleSummary } from '../../../sections/ArticleList/ArticleList.tsx';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { ChipLinks } from '../../../ui/ChipLinks/ChipLinks.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import { finder, search, status } from './BlogFinder.css.ts';

interface BlogFinderProps {
  /** Each category with the way to its page. */
  categories: readonly NavLink[];
  /** Every article, as the page was built with them. */
  articles: readonly ArticleSummary[];
}

type Live = typeof import('./BlogFilterController.tsx').BlogLive;

/**
 * The blog's list, and what narrows it. Without a script the categories are links to their pages and the search is a
 * plain form; what makes them narrow the list is loaded on first use, or when the address asks for it.
 */
export function BlogFinder({ categories, articles }: BlogFinderProps) {
  const root = useRef<HTMLDivElement>(null);
  const held = useRef<HTMLElement>(null);
  const [Live, setLive] = useState<Live>();
  const [said, say] = useState(`${articles.length} articles`);
  const wake = () => {
    if (!Live)
      import('./BlogFilterController.tsx').then(
        (live) => setLive(() => live.BlogLive),
        () => say('The search could not be loaded.'),
      );
  };
  // What is asked for before the code is there is done as soon as it is. Enter in the field is a click on the button.
  const hold = (event: MouseEvent) => {
    if (Live || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    held.current = event.target as HTMLElement;
    wake();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is there at the beginning counts
  useEffect(() => {
    if (location.search || root.current?.querySelector('input')?.value) wake();
  }, []);
  return (
    <div ref={root} className={finder}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the controls inside are what is used, and the keyboard clicks them too */}
      <search className={finder} onFocus={wake} onPointerOver={wake} onClick={hold}>
        <form className={search} action="/blog">
          <TextField id="blog-search" label="Search articles" name="search" type="search" />
          <button type="submit" className={button.secondary}>
            Search
          </button>
        </form>
        <ChipLinks label="Categories" links={categories} />
      </search>
      <p className={status} role="status">
        {said}
      </p>
      {Live && root.current ? (
        <Live {...{ categories, articles, say, root: root.current, held: held.current }} />
      ) : (
        <ArticleList articles={articles} />
      )}
    </div>
  );
}
