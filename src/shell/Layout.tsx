import '../styles/global.css.ts';
import { useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration, useLoaderData, useMatches } from 'react-router-dom';
import { LocationBar } from '../features/location/islands.ts';
import { LocationProvider } from '../features/location/LocationProvider.tsx';
import { ChatButton } from '../features/chat/ChatButton.tsx';
import type { Frame } from '../types/page.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { visuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.css.ts';
import { main, skip } from './Layout.css.ts';
import type { Shell } from './shellData.ts';

/** Names the page to screen readers after a change of page; written to by `announcePage`. It ends the header: nothing is painted before it. */
export const announcerId = 'announcer';

/** Under which name a place on a page is remembered: steps that the browser made itself, as to an anchor, have no key of their own. */
const scrollKey = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key);

/** What every page stands in. */
export function Layout() {
  const shell = useLoaderData() as Shell;
  // The page's own address: what stands in for a missing page is found at another.
  const page = useMatches().at(-1)?.data as Frame | undefined;
  useEffect(() => {
    // For tests and monitors: from now on the page answers.
    document.documentElement.dataset.hydrated = '';
    import('./enhancements.tsx').then(
      ({ startEnhancements }) => startEnhancements(),
      () => {},
    );
  }, []);
  return (
    <LocationProvider defaults={shell.home}>
      <a className={skip} href="#main">
        Skip to content
      </a>
      <Header shell={shell} path={page?.path ?? ''} />
      <p id={announcerId} className={visuallyHidden} role="status" />
      <main id="main" className={main} data-line={page?.line}>
        <Outlet context={shell} />
        <LocationBar />
      </main>
      <Footer shell={shell} />
      {page?.page !== 'home' && page?.page !== 'chat' && <ChatButton facts={shell} />}
      <ScrollRestoration getKey={scrollKey} />
    </LocationProvider>
  );
}
