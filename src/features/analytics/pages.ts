import type { createBrowserRouter } from 'react-router-dom';
import type { Frame } from '../../types/page.ts';
import { track } from './track.ts';

export type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Time on a page after which a visitor counts as engaged, in milliseconds. */
const engagedAfterMs = 30_000;

/** Reports the page in hand and every one after it, and who stays on one for long. Returns what stops it. */
export function reportPages(router: Router): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let shown: string | undefined;
  const report = () => {
    const {
      location: { pathname: path },
      navigation,
      initialized,
      matches,
      loaderData,
    } = router.state;
    if (navigation.state !== 'idle' || !initialized || path === shown) return;
    shown = path;
    clearTimeout(timer);
    // From the page's data: the document's own title is written later.
    const frame = loaderData[matches.at(-1)?.route.id ?? ''] as Frame | undefined;
    track('page_view', { path, title: frame?.head.title ?? document.title });
    timer = setTimeout(() => track('engagement', { path, seconds: engagedAfterMs / 1000 }), engagedAfterMs);
  };
  const leave = router.subscribe(report);
  report();
  return () => {
    leave();
    clearTimeout(timer);
  };
}
