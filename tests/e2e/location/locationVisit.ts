import type { Site } from '#data/rules/schema/site.ts';
import { createServer, type RequestListener } from 'node:http';
import type { Page } from 'playwright';
import { afterAll } from 'vitest';
import { type QuietPageOptions, quietPage, visitSite } from '#tests/support/quietPage.ts';
import { startSite } from '#scripts/support/server.ts';
import { open } from '#tests/support/visit.ts';
import { listenLocally, shut } from '#tests/support/httpPeer.ts';

/** What a service tells of a connection. */
export interface Answer {
  city?: string;
  region?: string;
  postal?: string;
  loc?: string;
}

interface VisitorOptions extends QuietPageOptions {
  /** The page to begin with. */
  path?: string;
  /** What the service knows of the visitor's connection; nothing by default. */
  ip?: Answer | RequestListener;
  /** What the browser keeps from an earlier visit. */
  stored?: Record<string, string>;
  /** A geolocation that is not the browser's own. `held` waits for `answerPosition`. */
  fake?: 'missing' | 'silent' | 'denied' | 'held';
}

/** A browser, the real service, and behind it a service that tells where connections come from, for the tests of a file. */
export async function startLocationVisit() {
  const answers = new Map<string, Answer | RequestListener>();
  const service = createServer((request, response) => {
    const answer = answers.get(request.url?.split('/')[1] ?? '') ?? {};
    if (typeof answer === 'function') answer(request, response);
    else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  });
  const IP_LOCATION_URL = `http://127.0.0.1:${await listenLocally(service)}/{ip}`;
  const visit = await visitSite(() => startSite({ IP_LOCATION_URL, TRUSTED_PROXIES: '127.0.0.1,::1' }));
  let visitors = 0;

  /** Another visitor, with a connection and a browser of their own. */
  async function visitor({ path, ip = {}, stored = {}, fake, ...options }: VisitorOptions = {}) {
    const address = `9.${++visitors}.1.1`;
    answers.set(address, ip);
    const page = await quietPage(visit.browser, {
      reducedMotion: 'reduce',
      ...(options.geolocation ? { permissions: ['geolocation'] } : {}),
      ...options,
      extraHTTPHeaders: { 'X-Forwarded-For': address },
    });
    const context = page.context();
    await context.addInitScript(
      ({ stored, fake }) => {
        if (!sessionStorage.getItem('begun')) {
          // The guided tour would stand in the way.
          localStorage.tourCompletion = '{"completed":true,"version":"1.0","completedAt":1}';
          Object.assign(localStorage, stored);
          sessionStorage.setItem('begun', 'true');
        }
        const calls: PositionOptions[] = [];
        Object.assign(window, { positionCalls: calls });
        if (fake === 'missing') delete (Navigator.prototype as { geolocation?: unknown }).geolocation;
        else if (fake)
          Object.defineProperty(navigator, 'geolocation', {
            value: {
              getCurrentPosition(done: (found: object) => void, fail: typeof done, options: PositionOptions) {
                calls.push(options);
                if (fake === 'denied') fail({ code: 1 });
                if (fake === 'held')
                  Object.assign(window, {
                    answerPosition: (coords?: object) => (coords ? done({ coords }) : fail({ code: 2 })),
                  });
              },
            },
          });
        else {
          const own = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
          navigator.geolocation.getCurrentPosition = (done, fail, options) => {
            calls.push(options ?? {});
            own(done, fail, options);
          };
        }
      },
      { stored, fake },
    );
    const lookUps: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/ip-location')) lookUps.push(request.url());
    });
    if (path) await open(page, visit.url + path);
    return { page, context, lookUps, open: (path = '/') => open(page, visit.url + path) };
  }

  afterAll(() => shut(service));
  return { url: visit.url, visitor };
}

/** Waits until the pill names a place. */
export const shows = (page: Page, name: string) =>
  page.getByText(`Showing information for ${name}`, { exact: true }).waitFor();
/** The place that the pill of a page names while the visitor's is unknown: the one that the page is about, otherwise the home location. */
export const defaultPlace = ({ locations, provider }: Pick<Site, 'locations' | 'provider'>, path: string): string => {
  const about = locations.find(({ slug }) => path.endsWith(`/${slug}`));
  return (about ?? locations.find(({ slug }) => slug === provider.homeLocation))?.name ?? '';
};
/** Waits until the look-up has ended without a place: the home page's banner and others then offer another way. */
export const offers = (page: Page) => page.getByRole('button', { name: 'Use My Location' }).first().waitFor();
export const keptIn = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
/** What the browser was asked for its position with. */
export const positionCalls = (page: Page) =>
  page.evaluate(() => (window as unknown as { positionCalls: PositionOptions[] }).positionCalls);
/** Answers what a `held` geolocation was asked, as soon as it is asked; without coordinates it fails. */
export async function answerPosition(page: Page, coords?: { latitude: number; longitude: number }): Promise<void> {
  await page.waitForFunction(() => 'answerPosition' in window);
  await page.evaluate(
    (answer) => (window as unknown as { answerPosition: (answer?: object) => void }).answerPosition(answer),
    coords,
  );
}
