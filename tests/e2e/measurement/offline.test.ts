import { expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { addLink, open } from '#tests/support/visit.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';
import { controlled, heading, kept, offlineNoise, works } from './offlineVisit.ts';

const { browser, url } = await visitSite();

test('offline a page that was read comes again with its scripts and styles, one reached by a link too, and any other is the offline page', async () => {
  const page = await quietPage(browser, { serviceWorkers: 'allow', expected: offlineNoise });
  await open(page, `${url}/about`);
  await controlled(page);
  await kept(page, '/about', 'site-pages');
  const about = await heading(page);
  await (await addLink(page, '/services')).click();
  await page.waitForURL(`${url}/services`);
  await kept(page, '/services.json', 'site-data');
  await expect.poll(() => heading(page)).not.toBe(about);
  const services = await heading(page);
  expect(await page.evaluate(async () => (await fetch('/api/blog')).status)).toBe(200);
  await page.context().setOffline(true);

  await page.reload();
  await works(page);
  expect(await heading(page)).toBe(services);
  await page.goto(`${url}/about?utm=1`);
  await works(page);
  expect(await heading(page)).toBe(about);
  const fromApi = page.evaluate(async () => (await fetch('/api/blog')).status);
  await expect(fromApi, 'no answer of the API was kept').rejects.toThrow('Failed to fetch');

  // By a link: no data, so the document, and that is the offline page.
  await (await addLink(page, '/industries')).click();
  await page.getByRole('heading', { level: 1, name: site.pages.offline.heading }).waitFor();
  await works(page);
  expect(page.url()).toBe(`${url}/industries`);
  expect(await page.locator('main a[href^="tel:"]').count()).toBe(1);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: `${site.pages.industries?.heading}` }).waitFor();
});
