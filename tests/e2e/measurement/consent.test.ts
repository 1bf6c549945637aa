import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { open, addLink } from '#tests/support/visit.ts';
import { embeddedId } from '#src/routing/embedded.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';
import { strangeKeys } from '#tests/support/strangeKeys.ts';

// What a build with measurement has; one of its own is tested for a release.
const { browser, url } = await visitSite();

const firm = 'https://measurement.example';
const measurement = {
  analytics: { src: `${firm}/a.js`, id: 'site-7' },
  sales: { src: `${firm}/t.js`, id: 'app_9' },
  consentRequired: true,
};
const embedded = new RegExp(`(<script type="application/json" id="${embeddedId}">)(.*?)(?=</script>)`, 's');
const script = `
window.events ??= [];
window.analytics = (name, properties) => window.events.push([name, properties]);
document.cookie = 'other_firm=1; path=/';
localStorage.otherFirm = '1';
`;
interface Tracked {
  events?: [string, Record<string, unknown>][];
}

/** A page of a site with measurement, and what it asks of other origins. */
async function measuredPage(): Promise<{ page: Page; context: BrowserContext; asked: string[] }> {
  const page = await quietPage(browser, { bypassCSP: true });
  const context = page.context();
  const asked: string[] = [];
  await context.route(
    ({ origin }) => origin === firm,
    (route) => {
      asked.push(route.request().url().slice(firm.length));
      return route.fulfill({ contentType: 'text/javascript', body: script });
    },
  );
  await context.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(embedded, (_, tag: string, json: string) => {
        const data = JSON.parse(json) as { shell: object };
        return tag + JSON.stringify({ ...data, shell: { ...data.shell, measurement } }).replaceAll('<', '\\u003c');
      });
      await route.fulfill({ response, body });
    },
  );
  context.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^data:/.test(request.url()) && !request.url().startsWith(firm))
      asked.push(request.url());
  });
  return { page, context, asked };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const choice = (page: Page) => page.evaluate(() => JSON.parse(localStorage.privacyChoice ?? 'null') as unknown);
const eventsOf = async (page: Page, name: string) =>
  (await page.evaluate(() => (window as Tracked).events ?? []))
    .filter(([event]) => event === name)
    .map(([, properties]) => properties);

test('before a yes nothing is asked of another origin or kept, and a no by keyboard is kept with when and of which wording', async () => {
  const { page, context, asked } = await measuredPage();
  await open(page, url);
  await bar(page).waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => /\/measure-/.test(name))).toEqual([]);
  // First in the document: reached before anything else.
  for (const name of ['Privacy policy', 'Decline']) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  }
  await page.keyboard.press('Enter');
  await bar(page).waitFor({ state: 'detached' });
  expect(await choice(page)).toEqual({ choice: 'no', version: '1', date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  await open(page, `${url}/about`);
  await page.locator('html[data-visit]').waitFor();
  expect(await bar(page).count()).toBe(0);
  expect([asked, await strangeKeys(page), await context.cookies()]).toEqual([[], [], []]);
});

test('after a yes pages and long stays are reported once, and a no in another tab stops it and removes what others left', async () => {
  const { page, context, asked } = await measuredPage();
  await page.clock.install();
  await page.goto(`${url}/about`, { referer: 'https://chatgpt.com/' });
  await bar(page).getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['/a.js', expect.stringMatching(/^\/t\.js\?appId=app_9&nocache=[a-z0-9]+$/)]);
  const tag = page.locator('head script[src$="/a.js"]');
  expect(await tag.evaluate((element: HTMLScriptElement) => [element.async, element.dataset.siteKey])).toEqual([
    true,
    'site-7',
  ]);
  await expect.poll(() => eventsOf(page, 'page_view')).toEqual([{ path: '/about', title: await page.title() }]);
  expect(await eventsOf(page, 'ai_referral')).toEqual([{ assistant: 'ChatGPT' }]);
  await (await addLink(page, '/contact')).click();
  await page.waitForURL(`${url}/contact`);
  await expect
    .poll(async () => (await eventsOf(page, 'page_view')).map(({ path }) => path))
    .toEqual(['/about', '/contact']);
  await page.clock.runFor(20_000);
  expect(await eventsOf(page, 'engagement')).toEqual([]);
  await page.clock.runFor(70_000);
  expect(await eventsOf(page, 'engagement')).toEqual([{ path: '/contact', seconds: 30 }]);
  expect([(await context.cookies()).map(({ name }) => name), await strangeKeys(page)]).toEqual([
    ['other_firm'],
    ['otherFirm'],
  ]);
  const other = await context.newPage();
  await open(other, `${url}/about`);
  // The yes counts there too.
  await expect.poll(() => asked.length).toBe(4);
  asked.length = 0;
  const loaded = page.waitForEvent('load');
  await other.evaluate(() => {
    localStorage.privacyChoice = JSON.stringify({ choice: 'no', version: '1', date: '' });
  });
  await loaded;
  await page.locator('html[data-visit]').waitFor();
  expect([await context.cookies(), await strangeKeys(page), asked]).toEqual([[], [], []]);
});

test('Global Privacy Control counts as no, whatever was chosen: nothing is asked and nothing is loaded', async () => {
  const { page, asked } = await measuredPage();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    localStorage.privacyChoice = JSON.stringify({ choice: 'yes', version: '1', date: '' });
  });
  await open(page, url);
  await page.locator('html[data-visit]').waitFor();
  expect([await bar(page).count(), asked]).toEqual([0, []]);
});
