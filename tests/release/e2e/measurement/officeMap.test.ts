import { expect, test } from 'vitest';
import { officeMap } from '#data/map/officeMap.ts';
import { site } from '#scripts/support/builtSite.ts';
import { open } from '#scripts/support/visit.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

const map = officeMap(site.provider);
if (!map) throw new Error('The provider has no map to test.');
const { host, origin } = new URL(map.embed);

test("the office's map is loaded on request alone, in the space it has", async () => {
  const page = await quietPage(browser);
  const asked: string[] = [];
  await page.route(`${origin}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Streets' });
  });
  await open(page, `${url}/contact`);
  const show = page.getByRole('button', { name: 'Show map' });
  await show.scrollIntoViewIfNeeded();
  await page.getByText(`The map loads from ${host}.`).waitFor();
  expect(asked).toEqual([]);
  const link = page.getByRole('link', { name: 'Open the map' });
  const before = await link.boundingBox();
  await show.press('Enter');
  const frame = page.locator('main iframe');
  await page.frameLocator('main iframe').getByText('Streets').waitFor();
  expect(asked).toEqual([map.embed]);
  expect(await frame.getAttribute('title')).toContain(site.provider.address.street);
  expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await link.boundingBox())?.y).toBe(before?.y);
});

test("the office's map is a link without JavaScript", async () => {
  const page = await quietPage(browser, { javaScriptEnabled: false });
  const answer = await page.goto(`${url}/contact`);
  expect(await page.getByRole('link', { name: 'Open the map' }).getAttribute('href')).toBe(map.page);
  expect(answer?.headers()['content-security-policy']).toContain(`frame-src ${origin};`);
});
