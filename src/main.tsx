import { createBrowserRouter } from 'react-router-dom';
import { ViteReactSSG } from 'vite-react-ssg';
import { withoutWww } from '#data/routing/withoutWww.ts';
import { followLinks } from './features/navigation/followLinks.ts';
import { loadComponent } from './routing/components.ts';
import { readEmbedded } from './routing/embedded.ts';
import { fetchFrame, findMatch } from './routing/fetchFrame.ts';
import type { Frame } from './types/page.ts';
import { isOutdated } from './routing/requestFrame.ts';
import { rootId, routeObjects } from './routing/routeObjects.ts';
import { routes } from './routes.ts';
import 'virtual:fonts.css';
import { adoptStyles } from './shell/adoptStyles.ts';
import { routeElements } from './shell/routeElements.tsx';
import type { Shell } from './shell/shellData.ts';

const embedded = readEmbedded<Shell>();

// On a plain static host nobody else keeps to the address without www.
const bare = embedded && withoutWww(new URL(location.href), embedded.frame.head.canonical);
if (bare) await leaveFor(bare.href);

const matched = findMatch(routes, location.pathname);

/**
 * On a plain static host every unknown address gets the 404 page: the route then says what should answer. Offline every
 * page whose document is not kept gets the offline page; its data may be kept all the same.
 */
async function firstFrame(): Promise<Frame | undefined> {
  const missing = matched?.missing;
  const standsIn = embedded?.frame.page !== matched?.id && embedded?.frame.page;
  if (!embedded || !(standsIn === 'offline' || (standsIn === 'notFound' && missing))) return embedded?.frame;
  if (missing && 'redirect' in missing && standsIn === 'notFound') {
    return leaveFor(missing.redirect);
  }
  const wanted = standsIn === 'notFound' && missing && 'show' in missing ? missing.show : location.pathname;
  const shown = wanted === embedded.frame.path ? undefined : await fetchFrame(routes, wanted);
  if (!shown) return embedded.frame;
  // The HTML at hand is another page's: it is replaced, not hydrated.
  document.querySelector('[data-server-rendered]')?.replaceChildren();
  document.querySelector('[data-server-rendered]')?.removeAttribute('data-server-rendered');
  return shown;
}

/** Goes to another address in place of this one. Nothing more is done here: what was begun could go elsewhere. */
function leaveFor(address: string): Promise<never> {
  location.replace(address);
  return new Promise(() => {});
}

await adoptStyles();
const frame = await firstFrame();
if (frame) await loadComponent(routes, frame.page);

const objects = routeObjects(routes, routeElements, {
  shell: async () => embedded?.shell ?? ((await (await fetch('/shell.json')).json()) as Shell),
  frame:
    (id) =>
    async ({ request, params }) => {
      const { pathname } = new URL(request.url);
      const next = (await fetchFrame(routes, pathname)) ?? (await frameFromApi(id, pathname, params));
      if (next) return next;
      // No such page, or no way to get its data: let the browser ask the server, which knows the right answer.
      location.assign(request.url);
      return new Promise(() => {});
    },
});

/** After a deployment, and offline, the document is the better answer: it brings its own code, or what was kept of it. */
async function frameFromApi(
  id: string,
  path: string,
  params: Readonly<Partial<Record<string, string>>>,
): Promise<Frame | undefined> {
  const fromApi = routes.find((route) => route.id === id)?.fromApi;
  if (!fromApi || !embedded || !navigator.onLine || isOutdated()) return undefined;
  try {
    const found = await (await fromApi()).fromApi({ path, params, provider: embedded.shell.provider });
    if ('show' in found) return await fetchFrame(routes, found.show);
    await loadComponent(routes, found.page);
    return found;
  } catch {
    return undefined;
  }
}

export const createRoot = ViteReactSSG({
  // Given the table, it would put loaders of its own in place of ours, which ask for files that this build does not write.
  routes: [],
  customCreateRouter: (_, options) => {
    const hydrationData =
      embedded && frame && matched ? { loaderData: { [rootId]: embedded.shell, [matched.id]: frame } } : undefined;
    const router = createBrowserRouter(objects, { ...options, ...(hydrationData ? { hydrationData } : {}) });
    followLinks(router, (path) => fetchFrame(routes, path));
    const measurement = embedded?.shell.measurement;
    if (measurement)
      void import('./features/consent/startMeasurement.tsx').then(
        ({ startMeasurement }) => startMeasurement(router, measurement),
        () => {},
      );
    return router;
  },
});
