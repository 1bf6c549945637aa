import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { loadSite } from '#data/load.ts';
import { launchBrowser, watchedPage } from '#scripts/support/browser.ts';
import { buildElsewhere, serve } from '../../support/otherBuild.ts';
import { brandDir } from '#scripts/support/runScript.ts';
import { addLink, hydrated, open } from '#scripts/support/visit.ts';

const browser = await launchBrowser();
const [first, withoutWorker] = await Promise.all([buildElsewhere({}), buildElsewhere({ SERVICE_WORKER: 'off' })]);
const copies = mkdtempSync(join(tmpdir(), 'deployments-'));
const { pages } = await loadSite(brandDir);
afterAll(async () => {
  await browser.close();
  first.remove();
  withoutWorker.remove();
  rmSync(copies, { recursive: true });
});

/**
 * The site as the next deployment has it: every script and style has `name` appended to its own, as has a heading. A name
 * longer than a hash is in none of them by chance.
 */
function nextDeployment(name: string): string {
  const dir = join(copies, name);
  cpSync(first.dir, dir, { recursive: true });
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|json|js|css)$/.test(file),
  );
  for (const file of files) {
    const text = readFileSync(join(dir, file), 'utf8')
      .replaceAll(/(-[\w-]{8})(?=\.(js|css)\b)/g, `$1${name}`)
      .replaceAll(pages.about.heading, `${pages.about.heading} ${name}`);
    writeFileSync(join(dir, file), text);
    if (/-[\w-]{8}\.(js|css)$/.test(file))
      renameSync(join(dir, file), join(dir, file.replace(/(-[\w-]{8})(\.\w+)$/, `$1${name}$2`)));
  }
  const worker = join(dir, 'sw.js');
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8')
      .replace(/revision:(["'`])/, `revision:$1${name}`)
      .replace(/"revision":"/, `"revision":"${name}`),
  );
  return dir;
}

/** A page that a service worker answers for, with the page in hand kept. */
async function visitor(url: string): Promise<{ page: Page; context: BrowserContext; consoleErrors: string[] }> {
  const visit = await watchedPage(browser, { serviceWorkers: 'allow' });
  await open(visit.page, url);
  await visit.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => visit.page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await kept(visit.page, new URL(url).pathname);
  return visit;
}

const kept = (page: Page, path: string, cache = 'site-pages') =>
  expect
    .poll(() =>
      page.evaluate(
        async ([name, address]) => Boolean(await (await caches.open(name as string)).match(address as string)),
        [cache, path],
      ),
    )
    .toBe(true);
const heading = (page: Page) => page.locator('main h1').innerText();
/** The page has its style, and its scripts have taken over. */
const works = async (page: Page) => {
  await hydrated(page);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('footer') as Element).position)).toBe(
    'relative',
  );
};
// Chromium warns, now and then, that what it preloaded comes from the service worker's world.
const offlineNoise =
  /ERR_(INTERNET_DISCONNECTED|ABORTED|FAILED|CONNECTION_\w+)|Failed to load resource|cross-world service worker resource mismatch/;

describe('offline', () => {
  test('a page that was read comes again, one reached by a link too, and any other is the offline page, with the phone number', async () => {
    const site = await serve(first.dir);
    const { page, context, consoleErrors } = await visitor(`${site.url}/about`);
    await (await addLink(page, '/pricing')).click();
    await page.getByRole('heading', { level: 1, name: `${pages.pricing?.heading}` }).waitFor();
    await kept(page, '/pricing.json', 'site-data');
    const priced = await heading(page);
    await context.setOffline(true);

    await page.reload();
    await works(page);
    expect(await heading(page)).toBe(priced);
    await page.goto(`${site.url}/about?utm=1`);
    await works(page);
    expect(await heading(page)).toBe(
      pages.about.heading.replace('{provider.name}', (await loadSite(brandDir)).provider.name),
    );

    // By a link: no data, so the document, and that is the offline page.
    await (await addLink(page, '/industries')).click();
    await page.getByRole('heading', { level: 1, name: pages.offline.heading }).waitFor();
    await works(page);
    expect(page.url()).toBe(`${site.url}/industries`);
    expect(await page.locator('main a[href^="tel:"]').count()).toBe(1);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: `${pages.industries?.heading}` }).waitFor();
    expect(consoleErrors.filter((consoleError) => !offlineNoise.test(consoleError))).toEqual([]);
    await context.close();
    await site.stop();
  });

  test('no answer of the API is ever kept', async () => {
    const site = await serve(first.dir);
    const { page, context } = await visitor(`${site.url}/about`);
    expect(await page.evaluate(async () => (await fetch('/api/blog')).status)).toBe(200);
    const keep = () =>
      page.evaluate(async () =>
        (
          await Promise.all(
            (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
          )
        ).flat(),
      );
    await expect.poll(async () => (await keep()).length).toBeGreaterThan(5);
    const keys = await keep();
    expect(keys.filter((address) => address.includes('/api'))).toEqual([]);
    await context.setOffline(true);
    expect(
      await page.evaluate(() =>
        fetch('/api/blog').then(
          () => 'answered',
          () => 'failed',
        ),
      ),
    ).toBe('failed');
    await context.close();
    await site.stop();
  });
});

describe('a deployment', () => {
  test('is seen at once online, and what is kept of before and after comes with the assets it names', async () => {
    const before = await serve(first.dir);
    const { page, context, consoleErrors } = await visitor(`${before.url}/about`);
    await open(page, `${before.url}/pricing`);
    await kept(page, '/pricing');
    const { port } = before;
    await before.stop();
    const after = await serve(nextDeployment('NextVersion'), port);

    await page.goto(`${after.url}/about`);
    await works(page);
    expect(await heading(page)).toMatch(/ NextVersion$/);
    await page.reload();
    await works(page);
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await (await (await caches.open('site-pages')).match('/about'))?.text())?.includes('NextVersion.js'),
        ),
      )
      .toBe(true);

    await context.setOffline(true);
    await page.reload();
    await works(page);
    expect(await heading(page)).toMatch(/ NextVersion$/);
    // Read before the deployment and not since: its own scripts are kept with it.
    await page.goto(`${after.url}/pricing`);
    await works(page);
    expect(await page.locator('script[data-entry]').getAttribute('data-entry')).not.toMatch(/NextVersion\.js$/);
    expect(consoleErrors.filter((consoleError) => !offlineNoise.test(consoleError))).toEqual([]);
    await context.close();
    await after.stop();
  });

  test.each([
    ['with', 'allow'],
    ['without', 'block'],
  ] as const)(
    'while a page is open, %s a service worker: the next link loads the document',
    async (_, serviceWorkers) => {
      const before = await serve(first.dir);
      const { page, context, consoleErrors } = await watchedPage(browser, { serviceWorkers });
      await open(page, before.url);
      if (serviceWorkers === 'allow')
        await page.evaluate(async () => {
          await navigator.serviceWorker.ready;
        });
      const { port } = before;
      await before.stop();
      const after = await serve(nextDeployment(`C${serviceWorkers}`), port);
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await (await addLink(page, '/about')).click();
      await page.getByRole('heading', { level: 1, name: new RegExp(` C${serviceWorkers}$`) }).waitFor();
      await works(page);
      expect(documents).toEqual(['/about']);
      expect(consoleErrors.filter((consoleError) => !offlineNoise.test(consoleError))).toEqual([]);
      await context.close();
      await after.stop();
    },
  );

  test('without a service worker removes it and what it kept', async () => {
    const before = await serve(first.dir);
    const { page, context, consoleErrors } = await visitor(`${before.url}/about`);
    const { port } = before;
    await before.stop();
    const after = await serve(withoutWorker.dir, port);
    await page.goto(`${after.url}/about`);
    await works(page);
    await expect
      .poll(
        () =>
          page.evaluate(async () => [
            (await navigator.serviceWorker.getRegistrations()).length,
            (await caches.keys()).length,
          ]),
        { timeout: 15_000 },
      )
      .toEqual([0, 0]);
    // Who comes anew gets none.
    const newcomer = await watchedPage(browser, { serviceWorkers: 'allow' });
    await open(newcomer.page, after.url);
    await newcomer.page.evaluate(
      () =>
        new Promise((resolve) => {
          requestIdleCallback(resolve);
        }),
    );
    expect(await newcomer.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await newcomer.context.close();
    // A script that the worker had begun to fetch for this document is fetched again without it.
    expect(
      consoleErrors.filter((consoleError) => !offlineNoise.test(consoleError) && !/preload/.test(consoleError)),
    ).toEqual([]);
    await context.close();
    await after.stop();
  });
});

test('the worker is asked for anew each time, and a failure to register it is only logged', async () => {
  const site = await serve(first.dir);
  expect((await fetch(`${site.url}/sw.js`)).headers.get('cache-control')).toBe('public, no-cache');
  const { page, context, consoleErrors } = await watchedPage(browser, { serviceWorkers: 'allow' });
  await page.route('**/sw.js', (route) => route.abort());
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('refused'));
  });
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The service worker could not be registered.'),
  );
  await open(page, site.url);
  expect((await logged).type()).toBe('info');
  expect(consoleErrors).toEqual([]);
  await context.close();
  await site.stop();
});
