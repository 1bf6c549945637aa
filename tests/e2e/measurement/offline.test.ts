import { expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { addLink, hydrated, open } from '#scripts/support/visit.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

const noise = /ERR_(INTERNET_DISCONNECTED|ABORTED|FAILED|CONNECTION_\w+)|Failed to load resource|cross-world service/;

test('offline a page that was read comes again with its scripts and styles, one reached by a link too, and any other is the offline page', async () => {
  const page = await quietPage(browser, { serviceWorkers: 'allow', expected: noise });
  const kept = (path: string, cache: string) =>
    expect
      .poll(() =>
        page.evaluate(
          async ([name, address]) => Boolean(await (await caches.open(name as string)).match(address as string)),
          [cache, path],
        ),
      )
      .toBe(true);
  const heading = () => page.locator('main h1').innerText();
  /** The page has its style, and its scripts have taken over. */
  const works = async () => {
    await hydrated(page);
    const footer = page.locator('footer');
    expect(await footer.evaluate((element) => getComputedStyle(element).position)).toBe('relative');
  };
  await open(page, `${url}/about`);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await kept('/about', 'site-pages');
  const about = await heading();
  await (await addLink(page, '/services')).click();
  await page.waitForURL(`${url}/services`);
  await kept('/services.json', 'site-data');
  await expect.poll(heading).not.toBe(about);
  const services = await heading();
  expect(await page.evaluate(async () => (await fetch('/api/blog')).status)).toBe(200);
  await page.context().setOffline(true);

  await page.reload();
  await works();
  expect(await heading()).toBe(services);
  await page.goto(`${url}/about?utm=1`);
  await works();
  expect(await heading()).toBe(about);
  const answered = page.evaluate(() =>
    fetch('/api/blog').then(
      () => 'an answer of the API was kept',
      () => 'none',
    ),
  );
  expect(await answered).toBe('none');

  // By a link: no data, so the document, and that is the offline page.
  await (await addLink(page, '/industries')).click();
  await page.getByRole('heading', { level: 1, name: site.pages.offline.heading }).waitFor();
  await works();
  expect(page.url()).toBe(`${url}/industries`);
  expect(await page.locator('main a[href^="tel:"]').count()).toBe(1);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: `${site.pages.industries?.heading}` }).waitFor();
});
