import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { samplePages } from '#scripts/support/samplePages.ts';
import { addLink, forgetful, open, type PageState, recordRequests, stateOf } from '#tests/support/visit.ts';
import { hydrated } from '#scripts/support/browser.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';
import { inRelease } from '#tests/support/tier.ts';

const { browser, url } = await visitSite();

let loading: Page;
beforeAll(async () => {
  loading = await forgetful(await browser.newPage());
});

const loadedStates = new Map<string, PageState>();

/** What a page shows that was loaded, not navigated to. */
async function loadedState(path: string): Promise<PageState> {
  const known = loadedStates.get(path);
  if (known) return known;
  await open(loading, url + path);
  await calculatorHydrated(loading);
  const state = await stateOf(loading);
  loadedStates.set(path, state);
  return state;
}

/** One with a calculator of its own, one with parts that load late and one with much text; all of them for a release. */
const kinds = samplePages.filter(({ routeId }) => inRelease || ['pricing', 'location', 'article'].includes(routeId));

test.each(kinds)(
  'a link to the route $routeId, and back, give what loading gives, and tell the title',
  async ({ path, title }) => {
    const from = path === '/' ? '/about' : '/';
    const loaded = await loadedState(path);
    const loadedFrom = await loadedState(from);
    const page = await quietPage(browser, { at: url + from });
    const requests = recordRequests(page);
    await (await addLink(page, path)).click();
    await expect.poll(() => page.locator('#announcer').textContent()).toBe(title);
    expect(await page.evaluate(() => document.activeElement === document.querySelector('main h1'))).toBe(true);
    await expect.poll(() => stateOf(page), { timeout: 20_000 }).toEqual(loaded);
    expect(page.url()).toBe(url + path);
    await page.goBack();
    await expect.poll(() => stateOf(page), { timeout: 20_000 }).toEqual(loadedFrom);
    expect(page.url()).toBe(url + from);
    await page.goForward();
    await expect.poll(() => stateOf(page), { timeout: 20_000 }).toEqual(loaded);

    // No document: what travels is the page's data, once, its code and its pictures. The visitor's one look-up, and who is
    // at the chat, may fall into this time; what the first page asks for of its own data may have come before.
    const data = path === '/' ? '/index.json' : `${path}.json`;
    const asked = requests.map((request) => new URL(request.url()).pathname);
    const back = from === '/' ? '/index.json' : `${from}.json`;
    const usual =
      /^\/assets\/(?:partners\/)?[\w.-]+\.(?:js|svg|woff2)$|^\/images\/|^\/api\/(?:ip-location|handover)$|^\/contact\/map$/;
    const others = asked.filter((address) => !usual.test(address));
    expect([...new Set([...others, back])].sort()).toEqual([data, back].sort());
    expect(others).toEqual([...new Set(others)]);
  },
);

test.runIf(inRelease)('a link is asked for once, as soon as pointer or focus is on it', async () => {
  const page = await quietPage(browser, { at: url });
  const requests = recordRequests(page);
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  const asked = (path: string) => requests.filter((request) => request.url() === `${url}${path}.json`).length;
  await link('Pricing').focus();
  await expect.poll(() => asked('/pricing')).toBe(1);
  for (const target of [link('About'), page.locator('h1'), link('About'), page.locator('h1')]) await target.hover();
  await expect.poll(() => asked('/about')).toBe(1);
  expect(page.url()).toBe(`${url}/`);
  await link('About').click();
  await page.waitForURL(`${url}/about`);
  expect(asked('/about')).toBe(1);
});

test.runIf(inRelease)('a link in the text of an article is followed without loading the document', async () => {
  const page = await quietPage(browser);
  const article = samplePages.find(({ routeId }) => routeId === 'article');
  await open(page, url + article?.path);
  const requests = recordRequests(page);
  const link = page.locator('main article a[href^="/"], main p a[href^="/"]').first();
  const href = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(url + href);
  await hydrated(page);
  expect(requests.filter((request) => request.resourceType() === 'document')).toEqual([]);
});

/** Waits for the calculator, which is hydrated after the rest of its page. */
async function calculatorHydrated(page: Page): Promise<void> {
  await page.locator('#prices:not(:has([role="tablist"]))').waitFor({ state: 'detached' });
}
