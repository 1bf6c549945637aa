import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { loadSite } from '#data/rules/load.ts';
import { launchBrowser } from '#scripts/support/browser.ts';
import { buildElsewhere, serve } from '#tests/support/otherBuild.ts';
import { brandDir } from '#tests/support/runScript.ts';
import { addLink, open } from '#tests/support/visit.ts';
import { controlled, heading, kept, offlineNoise, works } from '#tests/e2e/measurement/offlineVisit.ts';
import { quietPage } from '#tests/support/quietPage.ts';
import { sharedFolder } from '#tests/support/folders.ts';

const browser = await launchBrowser();
const [first, withoutWorker] = await Promise.all([buildElsewhere({}), buildElsewhere({ SERVICE_WORKER: 'off' })]);
const copies = sharedFolder();
const { pages } = await loadSite(brandDir);
afterAll(async () => {
  await browser.close();
  first.remove();
  withoutWorker.remove();
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
async function visitor(url: string): Promise<Page> {
  const page = await quietPage(browser, { at: url, serviceWorkers: 'allow', expected: offlineNoise });
  await controlled(page);
  await kept(page, new URL(url).pathname);
  return page;
}

describe('a deployment', () => {
  test('is seen at once online, and what is kept of before and after comes with the assets it names', async () => {
    const before = await serve(first.dir);
    // The worker is asked for anew each time.
    expect((await fetch(`${before.url}/sw.js`)).headers.get('cache-control')).toBe('public, no-cache');
    const page = await visitor(`${before.url}/about`);
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

    await page.context().setOffline(true);
    await page.reload();
    await works(page);
    expect(await heading(page)).toMatch(/ NextVersion$/);
    // Read before the deployment and not since: its own scripts are kept with it.
    await page.goto(`${after.url}/pricing`);
    await works(page);
    expect(await page.locator('script[data-entry]').getAttribute('data-entry')).not.toMatch(/NextVersion\.js$/);
    await after.stop();
  });

  test.each([
    ['with', 'allow'],
    ['without', 'block'],
  ] as const)('while a page is open, %s a worker: the next link loads the document', async (_, serviceWorkers) => {
    const before = await serve(first.dir);
    const page = await quietPage(browser, { at: before.url, serviceWorkers, expected: offlineNoise });
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
    await after.stop();
  });

  test('without a service worker removes it and what it kept', async () => {
    const before = await serve(first.dir);
    const page = await visitor(`${before.url}/about`);
    const { port } = before;
    await before.stop();
    const after = await serve(withoutWorker.dir, port);
    await page.goto(`${after.url}/about`);
    await works(page);
    const workers = (of: Page) => of.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    // Who comes anew gets none.
    const newcomer = await quietPage(browser, { serviceWorkers: 'allow', expected: offlineNoise });
    await open(newcomer, after.url);
    await newcomer.evaluate(
      () =>
        new Promise((resolve) => {
          requestIdleCallback(resolve);
        }),
    );
    expect(await workers(newcomer)).toBe(0);
    await after.stop();
  });
});
