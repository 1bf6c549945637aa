import '../styles/global.css.ts';
import '../styles/print.css.ts';
import { useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration, useLoaderData, useMatches } from 'react-router-dom';
import { shellMessages } from '#data/messages/shell.ts';
import { LocationBar } from '../features/location/islands.ts';
import { LocationProvider } from '../features/location/LocationProvider.tsx';
import { Dock } from '../features/dock/Dock.tsx';
import type { ShownFrame } from '../types/page.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { visuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.css.ts';
import { main, skip } from './Layout.css.ts';
import type { Shell } from './shellData.ts';

/** Live region for `announcePage`. */
export const announcerId = 'announcer';

/** Key of a saved scroll position. Navigations by the browser, such as to an anchor, all have the key 'default', so the address is used. */
const scrollKey = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key);

/** The frame of every page: header, main, footer, location bar and dock. */
export function Layout() {
  const shell = useLoaderData() as Shell;
  // From the page's data, because the page shown for a missing address has another path than the URL.
  const frame = useMatches().at(-1)?.data as ShownFrame | undefined;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.hydrated !== undefined) return;
    // Tells tests and monitoring that the page is interactive.
    dataset.hydrated = '';
    import('./enhancements.tsx').then(
      ({ startEnhancements }) => startEnhancements(shell),
      () => {},
    );
  }, [shell]);
  return (
    <LocationProvider defaults={shell.home}>
      <a className={skip} href="#main">
        {shellMessages.skipToContent}
      </a>
      <Header shell={shell} path={frame?.path ?? ''} />
      <p id={announcerId} className={visuallyHidden} role="status" />
      <main id="main" className={main} data-line={frame?.lineColour}>
        <Outlet context={shell} />
        <LocationBar pageAbout={frame?.placeName} />
        {frame && (
          <p data-print="only" data-twin="no" data-address>
            {shell.provider.origin + frame.path}
          </p>
        )}
      </main>
      <Footer shell={shell} />
      <Dock data={shell} actionHref={shell.action.href} ownChat={frame?.ownChat} path={frame?.path ?? ''} />
      <ScrollRestoration getKey={scrollKey} />
    </LocationProvider>
  );
}
