import { createBrowserRouter } from 'react-router-dom';
import { ViteReactSSG } from 'vite-react-ssg';
import { tidiedAddress } from '#data/rules/routing/tidiedAddress.ts';
import { withoutWww } from '#data/rules/routing/withoutWww.ts';
import { followLinks } from './features/navigation/followLinks.ts';
import { areVitalsWanted } from './features/vitals/areVitalsWanted.ts';
import { loadComponent } from './routing/components.ts';
import { readEmbedded } from './routing/embedded.ts';
import { fetchFrame, findMatch } from './routing/fetchFrame.ts';
import type { Frame, ShownFrame } from './types/page.ts';
import { forgetFrames, isOutdated } from './routing/requestFrame.ts';
import { rootId, routeObjects } from './routing/routeObjects.ts';
import { routes } from './routes.ts';
import 'virtual:fonts.css';
import { moveStylesToHead } from './shell/moveStylesToHead.ts';
import { routeElements } from './shell/routeElements.tsx';
import type { Shell } from './shell/shellData.ts';

const embedded = readEmbedded<Shell>();

// A server redirects to the address without www; a plain static host cannot.
const addressWithoutWww = embedded && withoutWww(new URL(location.href), embedded.shell.provider.origin);
if (addressWithoutWww) await redirectTo(addressWithoutWww.href);

const matched = findMatch(routes, location.pathname);

/**
 * The page to show first, usually the embedded one. A plain static host serves the 404 page for every unknown address;
 * the matching route's `fallback` then says what to show instead. Offline, the service worker serves the offline page for
 * every document it has not cached, although it may have cached the page's data.
 */
async function firstFrame(): Promise<ShownFrame | undefined> {
  const tidied = tidiedAddress(location.pathname);
  if (embedded?.frame.routeId === 'notFound' && tidied !== location.pathname && (await fetchFrame(routes, tidied)))
    return redirectTo(tidied + location.search + location.hash);
  const fallback = matched?.fallback;
  const fallbackId = embedded?.frame.routeId !== matched?.id && embedded?.frame.routeId;
  if (!embedded || !(fallbackId === 'offline' || (fallbackId === 'notFound' && fallback))) return embedded?.frame;
  if (fallback && 'redirect' in fallback && fallbackId === 'notFound') {
    return redirectTo(fallback.redirect);
  }
  const wantedPath = fallbackId === 'notFound' && fallback && 'show' in fallback ? fallback.show : location.pathname;
  const replacement = wantedPath === embedded.frame.path ? undefined : await fetchFrame(routes, wantedPath);
  if (!replacement) return embedded.frame;
  // The document holds another page's HTML, so it is replaced instead of hydrated.
  document.querySelector('[data-server-rendered]')?.replaceChildren();
  document.querySelector('[data-server-rendered]')?.removeAttribute('data-server-rendered');
  return replacement;
}

/** Replaces the current address. Never resolves, so that nothing else navigates before the browser leaves. */
function redirectTo(address: string): Promise<never> {
  location.replace(address);
  return new Promise(() => {});
}

await moveStylesToHead();
const frame = await firstFrame();
if (frame) await loadComponent(routes, frame.routeId);

const objects = routeObjects(routes, routeElements, {
  shell: async () => embedded?.shell ?? ((await (await fetch('/shell.json')).json()) as Shell),
  frame:
    (id) =>
    async ({ request, params }) => {
      const { pathname } = new URL(request.url);
      const next = (await fetchFrame(routes, pathname)) ?? (await frameFromApi(id, pathname, params));
      if (next) return next;
      // The page does not exist or its data cannot be loaded: a full page load gets the server's answer.
      location.assign(request.url);
      return new Promise(() => {});
    },
});

/**
 * Builds a page from the API, for articles published after the build. Not after a deployment or offline: then a full
 * page load is better, because the document brings matching code, or comes from the service worker's cache.
 */
async function frameFromApi(
  id: string,
  path: string,
  params: Readonly<Partial<Record<string, string>>>,
): Promise<Frame | undefined> {
  const fromApi = routes.find((route) => route.id === id)?.fromApi;
  if (!fromApi || !embedded || !navigator.onLine || isOutdated()) return undefined;
  try {
    const result = await (await fromApi()).fromApi({ path, params, provider: embedded.shell.provider });
    if ('show' in result) return await fetchFrame(routes, result.show);
    await loadComponent(routes, result.routeId);
    return result;
  } catch {
    return undefined;
  }
}

export const createRoot = ViteReactSSG({
  // Empty, because vite-react-ssg would replace the routes' loaders with its own, which fetch files that this build does not write.
  routes: [],
  customCreateRouter: (_, options) => {
    const hydrationData =
      embedded && frame && matched ? { loaderData: { [rootId]: embedded.shell, [matched.id]: frame } } : undefined;
    const router = createBrowserRouter(objects, { ...options, ...(hydrationData ? { hydrationData } : {}) });
    // Loading the page again would take a second: in development it is some hundred modules.
    import.meta.hot?.on('records-changed', () => {
      forgetFrames();
      void router.revalidate();
    });
    followLinks(router, (path) => fetchFrame(routes, path));
    const measurement = embedded?.shell.measurement;
    if (measurement)
      void import('./features/consent/startMeasurement.tsx').then(
        ({ startMeasurement }) => startMeasurement(router, measurement),
        () => {},
      );
    if (embedded && areVitalsWanted())
      void import('./features/vitals/sendVitals.ts').then(
        ({ sendVitals }) => sendVitals(embedded.frame.routeId),
        () => {},
      );
    return router;
  },
});
