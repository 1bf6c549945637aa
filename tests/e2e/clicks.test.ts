import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { watchedPage } from '#scripts/support/browser.ts';
import { addLink, hydrated, open, recordRequests, startVisit, stateOf } from '#scripts/support/visit.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

const documents = (requests: ReturnType<typeof recordRequests>) =>
  requests.filter((request) => request.resourceType() === 'document').map((request) => request.url());

/** Notes, after everybody has seen it, whether a click was taken from the browser, and takes it then. */
async function catchClicks(page: Page): Promise<() => Promise<boolean[]>> {
  await page.evaluate(() => {
    const taken: boolean[] = [];
    Object.assign(window, { taken });
    for (const type of ['click', 'auxclick'])
      window.addEventListener(type, (event) => {
        taken.push(event.defaultPrevented);
        event.preventDefault();
      });
  });
  return () => page.evaluate(() => (window as unknown as { taken: boolean[] }).taken);
}

describe('a click that asks for more than a change of page is left to the browser', () => {
  // Said by the event alone: a pressed Alt outlasts its test in a headless Chromium.
  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s', async (key) => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await open(page, url);
    const taken = await catchClicks(page);
    const link = await addLink(page, '/about');
    await link.dispatchEvent('click', { button: 0, [key]: true });
    expect(await taken()).toEqual([false]);
    expect(page.url()).toBe(`${url}/`);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  // Whether a tab opens is the browser's: of a hundred middle clicks on a page without scripts, headless Chromium loses two.
  test.each([
    { name: 'Control and the left button', options: { modifiers: ['Control' as const] } },
    { name: 'the middle button', options: { button: 'middle' as const } },
  ])('with $name', async ({ options }) => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await open(page, url);
    const taken = await catchClicks(page);
    await (await addLink(page, '/about')).click(options);
    expect(await taken()).toEqual([false]);
    expect(page.url()).toBe(`${url}/`);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test.each([
    ['to another site', { href: 'https://other.example/page' }],
    ['to be saved', { href: '/about', download: 'about' }],
    ['into another window', { href: '/about', target: '_blank' }],
    ['to a file', { href: '/feed.xml' }],
    ['to the API', { href: '/api/blog' }],
    ['to an anchor of the same page', { href: '#main' }],
    ['to write an e-mail', { href: 'mailto:somebody@example.com' }],
  ])('a link %s', async (_, attributes) => {
    const page = await browser.newPage();
    await open(page, url);
    const taken = await catchClicks(page);
    const link = await addLink(page, attributes.href);
    await link.evaluate((element, values) => Object.assign(element, values), attributes);
    await link.click();
    expect(await taken()).toEqual([false]);
    await page.close();
  });

  test('a plain click on a link to another page is taken from it', async () => {
    const page = await browser.newPage();
    await open(page, url);
    const taken = await catchClicks(page);
    await (await addLink(page, '/about')).click();
    expect(await taken()).toEqual([true]);
    await page.close();
  });
});

describe('where a page cannot be had as data, the browser loads its document', () => {
  test('when the data answer with an error', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await page.route('**/about.json', (route) => route.fulfill({ status: 500 }));
    await open(page, url);
    const requests = recordRequests(page);
    await (await addLink(page, '/about')).click();
    await page.waitForURL(`${url}/about`);
    await hydrated(page);
    expect(documents(requests)).toEqual([`${url}/about`]);
    expect(consoleErrors).toEqual([
      'console error: Failed to load resource: the server responded with a status of 500 (Internal Server Error)',
    ]);
    await context.close();
  });

  test('when the data are no data', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await page.route('**/about.json', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Sign in to the network</title>' }),
    );
    await open(page, url);
    await (await addLink(page, '/about')).click();
    await page.waitForURL(`${url}/about`);
    await hydrated(page);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('when the code of the page does not arrive', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await page.route('**/assets/AboutPage-*.js', (route) => route.abort(), { times: 1 });
    await open(page, url);
    const requests = recordRequests(page);
    await (await addLink(page, '/about')).click();
    await page.waitForURL(`${url}/about`);
    await hydrated(page);
    expect(documents(requests)).toEqual([`${url}/about`]);
    const interceptedScript = /AboutPage-.*net::ERR_FAILED|^console error: Failed to load resource: net::ERR_FAILED$/;
    expect(consoleErrors.filter((consoleError) => !interceptedScript.test(consoleError))).toEqual([]);
    await context.close();
  });

  test('when there is no such page, and the answer is the one that loading it gives', async () => {
    const loading = await browser.newPage();
    await open(loading, `${url}/no-such-page`);
    const loaded = await stateOf(loading);
    await loading.close();
    const page = await browser.newPage();
    await open(page, url);
    await (await addLink(page, '/no-such-page')).click();
    await page.waitForURL(`${url}/no-such-page`);
    await hydrated(page);
    expect(await stateOf(page)).toEqual(loaded);
    await page.close();
  });
});
