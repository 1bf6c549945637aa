import type { createBrowserRouter } from 'react-router-dom';
import { hasModifier } from '../../ui/hasModifier.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Client-side navigation for all plain links, by one listener on the document: links in article text are HTML strings
 * and cannot be `<Link>`. The target is prefetched on hover, touch and focus.
 */
export function followLinks(router: Router, prefetch: (path: string) => unknown): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    const target = pageLink(event.target);
    if (!target) return;
    event.preventDefault();
    document.querySelector<HTMLDetailsElement>('[data-menu][open]')?.removeAttribute('open');
    void router.navigate(target.pathname + target.search + target.hash);
  });
  const prefetchLink = ({ target }: Event) => {
    const link = pageLink(target);
    if (link && link.pathname !== location.pathname && !savesData()) prefetch(link.pathname);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, prefetchLink, { passive: true });
}

/** The link to another page of this site that contains the event's target. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  const file = /\.\w+$/.test(link.pathname) || link.pathname.startsWith('/api/');
  return file || (link.hash && link.pathname === location.pathname && link.search === location.search)
    ? undefined
    : link;
}

function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
