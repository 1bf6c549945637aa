import { afterAll, describe, expect, test } from 'vitest';
import { watchedPage } from '#scripts/support/browser.ts';
import { origin, site } from '#scripts/support/builtSite.ts';
import { samplePages } from '#scripts/support/samplePages.ts';
import { startStaticHost } from '#scripts/support/staticHost.ts';
import { addLink, forgetful, hydrated, notFoundConsoleError, startVisit, stateOf } from '#scripts/support/visit.ts';

const { browser, url, stop } = await startVisit(startStaticHost);
afterAll(stop);

const service = site.services[0]?.id;
const industry = site.industries[0]?.slug;
const notFound = '404 Page Not Found';

describe('on a host that only serves files', () => {
  test.each([
    { address: '/locations/atlantis', at: '/not-found', heading: notFound },
    { address: '/industries/piracy', at: '/industries', heading: `${site.pages.industries?.heading}` },
    { address: '/services/alchemy', heading: 'Service Not Found', text: 'The requested service was not found.' },
    {
      address: `/services/${service}/atlantis`,
      heading: 'Service Not Found',
      text: 'The requested service and location combination was not found.',
    },
    {
      address: `/services/${service}/${industry}/atlantis`,
      heading: 'Service Not Found',
      text: 'The requested service, industry and location combination was not found.',
    },
    { address: '/blog/no-such-article', heading: 'Blog Post Not Found' },
    { address: '/resources/anything', heading: `${site.pages.resources?.heading}` },
    { address: '/nothing', heading: notFound },
    { address: '/nothing/at/all', heading: notFound },
  ])('$address shows "$heading"', async ({ address, at = address, heading, text }) => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    const response = await page.goto(url + address);
    await page.waitForURL(url + at);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await hydrated(page);
    expect(response?.status()).toBe(404);
    if (text) expect(await page.locator('main').innerText()).toContain(text);
    expect(consoleErrors).toEqual([notFoundConsoleError]);
    await context.close();
  });

  test('what is shown at an unknown address is the page it says, head and all', async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/service-not-found/location`);
    await hydrated(page);
    // The header marks where one is, which is another place.
    const { header: _, ...expected } = await stateOf(page);
    await page.goto(`${url}/services/${service}/atlantis`);
    await expect.poll(() => stateOf(page)).toMatchObject(expected);
    await page.close();
  });

  test('a redirect leaves no step behind on the way back', async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/about`);
    await page.goto(`${url}/industries/piracy`);
    await page.waitForURL(`${url}/industries`);
    await hydrated(page);
    await page.goBack();
    await page.waitForURL(`${url}/about`);
    await page.close();
  });

  test('a link to an unknown address ends where loading it does', async () => {
    const page = await browser.newPage();
    await page.goto(url);
    await hydrated(page);
    await (await addLink(page, '/locations/atlantis')).click();
    await page.waitForURL(`${url}/not-found`);
    await page.getByRole('heading', { level: 1, name: notFound }).waitFor();
    await page.close();
  });

  test.each([
    ['/about?simulate=www#case-studies', '/about#case-studies'],
    ['/about?a=1&simulate=www&b=2#case-studies', '/about?a=1&b=2#case-studies'],
    ['/?simulate=www', '/'],
  ])('%s becomes %s', async (address, target) => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await page.goto(url + address);
    await page.waitForURL(url + target);
    await hydrated(page);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('www is left out, and path, query and anchor are kept', async () => {
    const { page, context } = await watchedPage(browser);
    const { host } = new URL(origin);
    await context.route(
      ({ hostname }) => hostname.endsWith(host),
      async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: url + pathname + search }) });
      },
    );
    await page.goto(`http://www.${host}/about?a=1#case-studies`);
    await page.waitForURL(`http://${host}/about?a=1#case-studies`);
    // Scripts that the page goes on to load are of no interest any more.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });

  test('a page of each route is hydrated without console errors', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await forgetful(page);
    for (const { path } of samplePages) {
      await page.goto(url + path);
      await hydrated(page);
    }
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});
