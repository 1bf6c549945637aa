import type { Page, Route } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { addLink, open, recordRequests } from '#tests/support/visit.ts';
import { hydrated } from '#scripts/support/browser.ts';
import { answerFirst, quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

const documents = (requests: ReturnType<typeof recordRequests>) =>
  requests.filter((request) => request.resourceType() === 'document').map((request) => request.url());

/** Notes, after everybody has seen it, whether a click was taken from the browser, and takes it then. What it gives reads and forgets. */
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
  return () => page.evaluate(() => (window as unknown as { taken: boolean[] }).taken.splice(0));
}

describe('a click that asks for more than a change of page is left to the browser', () => {
  let page: Page;
  let taken: () => Promise<boolean[]>;
  beforeAll(async () => {
    page = await browser.newPage();
    await open(page, url);
    taken = await catchClicks(page);
  });

  // Said by the event alone: a pressed Alt outlasts its test in a headless Chromium.
  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s', async (key) => {
    const link = await addLink(page, '/about');
    await link.dispatchEvent('click', { button: 0, [key]: true });
    expect(await taken()).toEqual([false]);
  });

  // Whether a tab opens is the browser's: of a hundred middle clicks on a page without scripts, headless Chromium loses two.
  test('with the middle button', async () => {
    await (await addLink(page, '/about')).click({ button: 'middle' });
    expect(await taken()).toEqual([false]);
  });

  test.each([
    ['to another site', { href: 'https://other.example/page' }],
    ['to be saved', { href: '/about', download: 'about' }],
    ['into another window', { href: '/about', target: '_blank' }],
    ['to a file', { href: '/feed.xml' }],
    ['to the API', { href: '/api/blog' }],
    ['to an anchor of the same page', { href: '#main' }],
    ['to write an email', { href: 'mailto:somebody@example.com' }],
  ])('a link %s', async (_, attributes) => {
    const link = await addLink(page, attributes.href);
    await link.evaluate((element, values) => Object.assign(element, values), attributes);
    await link.click();
    expect(await taken()).toEqual([false]);
  });

  test('but not a plain click on a link to another page', async () => {
    expect(page.url()).toBe(`${url}/`);
    await (await addLink(page, '/about')).click();
    expect(await taken()).toEqual([true]);
  });
});

test.each<[string, string, (route: Route) => Promise<void>]>([
  ['the data answer with an error', '**/about.json', (route) => route.fulfill({ status: 500 })],
  [
    'the data are no data',
    '**/about.json',
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Sign in to the network</title>' }),
  ],
  ['the code of the page does not arrive', '**/assets/AboutPage-*.js', (route) => route.abort()],
])('where a page cannot be had as data, the browser loads its document when %s', async (_, address, answer) => {
  const page = await quietPage(browser, { expected: /status of 500|ERR_FAILED/ });
  await answerFirst(page, address, answer);
  await open(page, url);
  const requests = recordRequests(page);
  await (await addLink(page, '/about')).click();
  await page.waitForURL(`${url}/about`);
  await hydrated(page);
  expect(documents(requests)).toEqual([`${url}/about`]);
});
