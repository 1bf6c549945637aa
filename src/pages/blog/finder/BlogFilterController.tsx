import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { ArticleSummary } from '../../../sections/ArticleList/ArticleList.tsx';
import { hasModifier } from '../../../ui/hasModifier.ts';
import { BlogResults } from './BlogResults.tsx';
import { type BlogFilter, readFilter, writeFilter } from './filter.ts';

const debounceMs = 500;

interface BlogFilterControllerProps {
  categories: readonly NavLink[];
  articles: readonly ArticleSummary[];
  /** Sets the text of the live region. */
  setStatus: (text: string) => void;
  /** The element that contains form, categories and list. */
  root: HTMLElement;
  /** The element clicked before this code was loaded. */
  pendingClick: HTMLElement | null;
}

/** Synchronizes form, categories and address, and shows the filtered articles. */
export function BlogFilterController({
  categories,
  articles,
  setStatus,
  root,
  pendingClick,
}: BlogFilterControllerProps) {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const filter = readFilter(address);
  const input = root.querySelector('input') as HTMLInputElement;
  const apply = (next: BlogFilter, replace = false) =>
    navigate(`/blog${writeFilter(next)}`, { replace, preventScrollReset: true });
  const latest = useRef({ filter, apply });
  latest.current = { filter, apply };

  // biome-ignore lint/correctness/useExhaustiveDependencies: form and categories stay the same
  useEffect(() => {
    const typed = () => input.value.trim();
    let timer: ReturnType<typeof setTimeout>;
    // Typing a search adds one history entry; further changes replace it.
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { filter: now, apply: applyNow } = latest.current;
        if (typed() !== now.search) applyNow({ ...now, search: typed() }, Boolean(now.search && typed()));
      }, debounceMs);
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      clearTimeout(timer);
      latest.current.apply({ ...latest.current.filter, search: typed() });
    };
    const onClick = (event: MouseEvent) => {
      const chip = categoryLink(event.target);
      if (!chip || hasModifier(event)) return;
      event.preventDefault();
      clearTimeout(timer);
      const {
        filter: { category },
        apply: applyNow,
      } = latest.current;
      applyNow({ category: category === slugOf(chip) ? '' : slugOf(chip), search: typed() });
    };
    // Starts with the text typed before this code was loaded, or else with that of the address.
    if (filter.search) input.value ||= filter.search;
    onInput();
    root.addEventListener('input', onInput);
    root.addEventListener('submit', onSubmit);
    root.addEventListener('click', onClick);
    pendingClick?.click();
    return () => {
      clearTimeout(timer);
      root.removeEventListener('input', onInput);
      root.removeEventListener('submit', onSubmit);
      root.removeEventListener('click', onClick);
    };
  }, []);

  const initialized = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the address counts
  useEffect(() => {
    if (initialized.current && input.value.trim() !== filter.search) input.value = filter.search;
    initialized.current = true;
    for (const chip of root.querySelectorAll<HTMLAnchorElement>('nav a')) {
      if (slugOf(chip) === filter.category) chip.setAttribute('aria-current', 'true');
      else chip.removeAttribute('aria-current');
    }
  }, [address]);

  return (
    <BlogResults queryString={writeFilter(filter)} {...{ filter, categories, articles, apply, setStatus, input }} />
  );
}

function categoryLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('nav a') : null;
}

function slugOf({ pathname }: HTMLAnchorElement): string {
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}
