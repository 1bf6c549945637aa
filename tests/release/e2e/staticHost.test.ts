import { expect, test } from 'vitest';
import { origin, site } from '#scripts/support/builtSite.ts';
import { startStaticHost } from '#tests/support/staticHost.ts';
import { addLink, open, stateOf } from '#tests/support/visit.ts';
import { hydrated } from '#scripts/support/browser.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

// A host that only serves files. The service's answers to the same addresses: tests/site/unknownAddresses.test.ts.
const { browser, url } = await visitSite(startStaticHost);

const service = site.services[0]?.id;
const industry = site.industries[0]?.slug;
const notFound = '404 Page Not Found';
const expected = /status of 404/;

test.each([
  { address: '/locations/atlantis', at: '/not-found', heading: notFound },
  {
    address: `/services/${service}/${industry}/atlantis`,
    heading: 'Service Not Found',
    text: 'The requested service, industry and location combination was not found.',
  },
  { address: '/blog/no-such-article', heading: 'Blog Post Not Found' },
  { address: '/resources/anything', heading: `${site.pages.resources?.heading}` },
  { address: '/Services.?a=B', at: '/services?a=B', heading: `${site.pages.services?.heading}` },
  { address: '/nothing/at/all', heading: notFound },
])('on a host of files $address shows "$heading"', async ({ address, at = address, heading, text = '' }) => {
  const page = await quietPage(browser, { expected });
  const response = await page.goto(url + address);
  await page.waitForURL(url + at);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await hydrated(page);
  expect(response?.status()).toBe(404);
  expect(await page.locator('main').innerText()).toContain(text);
});

test('what is shown at an unknown address is the page it says, head and all', async () => {
  const page = await quietPage(browser, { at: `${url}/service-not-found/location`, expected });
  // The header marks where one is, which is another place.
  const { header: _, ...shown } = await stateOf(page);
  await page.goto(`${url}/services/${service}/atlantis`);
  await expect.poll(() => stateOf(page)).toMatchObject(shown);
});

test('a redirect leaves no step behind on the way back, and a link to an unknown address ends where loading it does', async () => {
  const page = await quietPage(browser, { expected });
  await page.goto(`${url}/about`);
  await page.goto(`${url}/industries/piracy`);
  await page.waitForURL(`${url}/industries`);
  await hydrated(page);
  await page.goBack();
  await page.waitForURL(`${url}/about`);
  await hydrated(page);
  await (await addLink(page, '/locations/atlantis')).click();
  await page.waitForURL(`${url}/not-found`);
  await page.getByRole('heading', { level: 1, name: notFound }).waitFor();
});

test('www is left out, and path, query and anchor are kept; of another host it is not', async () => {
  const page = await quietPage(browser, { expected: /./ });
  const elsewhere = url.replace('localhost', 'www.localhost');
  await open(page, `${elsewhere}/about?a=1`);
  expect(page.url()).toBe(`${elsewhere}/about?a=1`);
  const { host } = new URL(origin);
  const context = page.context();
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
});
