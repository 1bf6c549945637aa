import { afterAll, describe, expect, test } from 'vitest';
import { watchedPage } from '#scripts/support/browser.ts';
import { notFoundConsoleError, hydrated, startVisit } from '#scripts/support/visit.ts';
import { origin, site } from '#scripts/support/builtSite.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

const service = site.services[0]?.id;
const industry = site.industries[0]?.slug;
const inLocations = site.planServices.find((planService) => planService.inLocations)?.slug;
const withoutLocations = site.planServices.find((planService) => !planService.inLocations)?.slug;
const location = site.locations[0]?.slug;
const combination = 'The requested service and location combination was not found.';
const triple = 'The requested service, industry and location combination was not found.';

const answers = [
  { address: '/locations/atlantis', at: '/not-found', status: 404, heading: '404 Page Not Found' },
  { address: '/industries/piracy', at: '/industries', status: 200, heading: `${site.pages.industries?.heading}` },
  { address: `/industries/${industry}/atlantis`, status: 404, heading: '404 Page Not Found' },
  {
    address: '/services/alchemy',
    status: 404,
    heading: 'Service Not Found',
    text: 'The requested service was not found.',
  },
  { address: `/services/${service}/atlantis`, status: 404, heading: 'Service Not Found', text: combination },
  { address: `/services/${inLocations}/atlantis`, status: 404, heading: 'Service Not Found', text: combination },
  { address: `/services/${inLocations}/${industry}`, status: 404, heading: 'Service Not Found', text: combination },
  {
    address: `/services/${withoutLocations}/${location}`,
    status: 404,
    heading: 'Service Not Found',
    text: combination,
  },
  { address: `/services/alchemy/${industry}`, status: 404, heading: 'Service Not Found', text: combination },
  { address: `/services/${service}/${industry}/atlantis`, status: 404, heading: 'Service Not Found', text: triple },
  { address: '/blog/no-such-article', status: 404, heading: 'Blog Post Not Found' },
  { address: '/blog/categories/alchemy', status: 404, heading: '404 Page Not Found' },
  { address: '/resources/anything', status: 200, heading: `${site.pages.resources?.heading}`, canonical: '/resources' },
  { address: '/nothing', status: 404, heading: '404 Page Not Found' },
  { address: '/nothing/at/all', status: 404, heading: '404 Page Not Found' },
  { address: '/services/a/b/c/d', status: 404, heading: '404 Page Not Found' },
];

describe('an unknown address', () => {
  test.each(answers)(
    '$address shows "$heading"',
    async ({ address, at = address, status, heading, text, canonical }) => {
      const { page, context, consoleErrors } = await watchedPage(browser);
      const response = await page.goto(url + address);
      await hydrated(page);
      expect({ status: response?.status(), address: page.url() }).toEqual({ status, address: url + at });
      expect(await page.locator('main h1').textContent()).toBe(heading);
      if (text) expect(await page.locator('main').innerText()).toContain(text);
      if (canonical) expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(origin + canonical);
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe(
        status === 404 ? 'noindex, follow' : 'index, follow, max-image-preview:large',
      );
      expect(consoleErrors).toEqual(status === 404 ? [notFoundConsoleError] : []);
      await context.close();
    },
  );

  test('offers the way back, which goes there', async () => {
    const { page, context } = await watchedPage(browser);
    await page.goto(`${url}/about`);
    await page.goto(`${url}/services/alchemy`);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL(`${url}/about`);
    await context.close();
  });

  test('offers a way on', async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/nothing`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Return Home' }).click();
    await page.waitForURL(`${url}/`);
    await expect.poll(() => page.locator('main h1').textContent()).not.toBe('404 Page Not Found');
    await page.close();
  });
});

describe('an address that is written another way', () => {
  const about = '/about';
  test.each([
    ['/about/', about],
    ['/about.html', about],
    ['//about', about],
    ['/index.html', '/'],
    ['/about?simulate=www', about],
    ['/about?a=1&simulate=www&b=2', '/about?a=1&b=2'],
    ['/about/?a=1', '/about?a=1'],
  ])('%s becomes %s', async (address, target) => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await page.goto(url + address);
    await hydrated(page);
    expect(page.url()).toBe(url + target);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test("is left alone where its host begins with www and is another site's", async () => {
    const page = await browser.newPage();
    const elsewhere = url.replace('localhost', 'www.localhost');
    await page.goto(`${elsewhere}/about?a=1`);
    await hydrated(page);
    expect(page.url()).toBe(`${elsewhere}/about?a=1`);
    await page.close();
  });
});
