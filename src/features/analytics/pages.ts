import type { createBrowserRouter } from 'react-router-dom';
import type { ShownFrame } from '../../types/page.ts';
import { track } from './track.ts';

export type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Milliseconds on one page after which a visitor counts as engaged. */
const engagedAfterMs = 30_000;

/** Reports a view of the current page and of every later one, and engagement. Returns a function that stops it. */
export function reportPages(router: Router): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let reportedPath: string | undefined;
  const report = () => {
    const {
      location: { pathname: path },
      navigation,
      initialized,
      matches,
      loaderData,
    } = router.state;
    if (navigation.state !== 'idle' || !initialized || path === reportedPath) return;
    reportedPath = path;
    clearTimeout(timer);
    // Read from the page's data, because `document.title` is updated later.
    const frame = loaderData[matches.at(-1)?.route.id ?? ''] as ShownFrame | undefined;
    track('page_view', { path, title: frame?.head?.title ?? document.title });
    timer = setTimeout(() => track('engagement', { path, seconds: engagedAfterMs / 1000 }), engagedAfterMs);
  };
  const unsubscribe = router.subscribe(report);
  report();
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
