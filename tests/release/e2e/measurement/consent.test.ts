import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { functionalKeys } from '#src/features/consent/functionalKeys.ts';
import { launchBrowser, watchedPage } from '#scripts/support/browser.ts';
import { buildElsewhere, pathOfEachKind, serve, startOtherFirm } from '#tests/support/otherBuild.ts';
import { addLink, open } from '#scripts/support/visit.ts';
import { quietPage } from '#tests/support/quietPage.ts';

/** What the other firm's script does: it offers the function that events go to, and leaves something behind. */
const script = `
window.events ??= [];
window.analytics = (name, properties) => window.events.push([name, properties]);
document.cookie = 'other_firm=1; path=/';
localStorage.otherFirm = '1';
`;
interface Tracked {
  events?: [string, Record<string, unknown> | undefined][];
}

const browser = await launchBrowser();
const firm = await startOtherFirm(script);
const everything = await buildElsewhere({
  ANALYTICS_SRC: `${firm.url}/a.js`,
  ANALYTICS_KEY: 'site-7',
  SALES_TRACKING_SRC: `${firm.url}/t.js`,
  SALES_TRACKING_ID: 'app_9',
});
const site = await serve(everything.dir);
const { url } = site;
afterAll(async () => {
  await browser.close();
  await site.stop();
  await firm.stop();
  everything.remove();
});

const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const reopen = (page: Page) => page.locator('footer').getByRole('button', { name: 'Privacy choices' });
const accept = (page: Page) => bar(page).getByRole('button', { name: 'Accept' }).click();
const events = (page: Page) => page.evaluate(() => (window as Tracked).events ?? []);
const choice = (page: Page) => page.evaluate(() => JSON.parse(localStorage.privacyChoice ?? 'null') as unknown);
const strangeKeys = async (page: Page) => {
  const keys = await page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }));
  return [
    ...keys.local.filter((key) => !functionalKeys.local.includes(key)),
    ...keys.session.filter((key) => !functionalKeys.session.includes(key)),
  ];
};
const others = (context: BrowserContext) => {
  const seen: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:')) seen.push(request.url());
  });
  return seen;
};

describe('before the visitor has said yes', () => {
  test('no kind of page asks another origin or keeps anything but what works for the visitor', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    const seen = others(context);
    const kinds = pathOfEachKind(everything.dir);
    expect(kinds.size).toBeGreaterThan(20);
    for (const [kind, path] of kinds) {
      await open(page, url + path);
      await bar(page).waitFor();
      expect(await strangeKeys(page), kind).toEqual([]);
    }
    expect([seen, firm.asked, await context.cookies()]).toEqual([[], [], []]);
    expect(consoleErrors.filter((consoleError) => !/404/.test(consoleError))).toEqual([]);
    await context.close();
  });

  test.each(['Decline', 'nothing'])('after "%s" the performance record is kept, and sent to nobody', async (answer) => {
    const page = await quietPage(browser);
    const context = page.context();
    const seen = others(context);
    await open(page, url);
    if (answer === 'Decline') await bar(page).getByRole('button', { name: answer }).click();
    await open(page, `${url}/about`);
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.performanceRecord ?? 'null') as unknown))
      .toEqual({ timestamp: expect.any(Number), loadTime: expect.any(Number), domReady: expect.any(Number) });
    expect([seen, firm.asked]).toEqual([[], []]);
  });
});

describe('the question', () => {
  test('takes no focus, offers both answers alike, and covers nothing for good', async () => {
    const page = await quietPage(browser, { viewport: { width: 360, height: 640 } });
    await open(page, url);
    await bar(page).waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const look = (name: string) =>
      bar(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return { backgroundColor, color, borderColor, fontWeight, width, height };
        });
    expect(await look('Accept')).toEqual(await look('Decline'));
    expect((await look('Accept')).height).toBeGreaterThanOrEqual(44);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [footer, question] = [
            document.querySelector('footer'),
            document.querySelector('[aria-label="Privacy choices"]'),
          ].map((element) => element?.getBoundingClientRect());
          return footer && question && footer.bottom <= question.top + 1;
        }),
      )
      .toBe(true);
  });

  test('has the bottom edge of a phone to itself until it is answered', async () => {
    const page = await quietPage(browser, { viewport: { width: 360, height: 740 } });
    await open(page, `${url}/about`);
    await bar(page).waitFor();
    const dock = page.locator('[data-dock]');
    expect(await dock.isVisible()).toBe(false);
    await bar(page).getByRole('button', { name: 'Decline' }).click();
    await dock.waitFor();
  });

  test('is answered before the tour comes, and hidden while Take Tour shows it: one layer at the bottom edge', async () => {
    const page = await quietPage(browser, { reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.removeItem('tourCompletion'));
    await page.clock.install();
    await open(page, url);
    await bar(page).waitFor();
    await page.locator('html[data-visit]').waitFor();
    await page.clock.runFor(30_000);
    const sheet = page.locator('[data-tour-sheet]');
    expect(await sheet.count()).toBe(0);
    await bar(page).getByRole('button', { name: 'Decline' }).click();
    await page.clock.runFor(1000);
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });

    await reopen(page).click();
    await bar(page).waitFor();
    await page.getByRole('button', { name: 'Take Tour' }).click();
    await sheet.waitFor();
    expect(await page.locator('[data-consent-bar]').isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await bar(page).waitFor();
  });

  test('is asked, and an answer holds for the page, where storage is refused', async () => {
    const page = await quietPage(browser);
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
    );
    await open(page, url);
    await bar(page).getByRole('button', { name: 'Decline' }).click();
    await bar(page).waitFor({ state: 'detached' });
  });
});

describe.each([
  [
    'Global Privacy Control',
    () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  ],
  ['Do Not Track', () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })],
])('%s', (_, say) => {
  test('counts as no, whatever was chosen: nothing is asked, nothing is loaded, and the footer says so', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    const seen = others(context);
    await page.addInitScript(say);
    await page.addInitScript(() => {
      localStorage.privacyChoice = JSON.stringify({ choice: 'yes', version: '1', date: '' });
    });
    await open(page, url);
    await page.locator('footer').getByRole('button', { name: 'Privacy choices: off, your browser says no' }).click();
    await bar(page).getByText('That counts as a no').waitFor();
    await bar(page).getByRole('button', { name: 'Close' }).press('Enter');
    await bar(page).waitFor({ state: 'detached' });
    expect([seen, consoleErrors]).toEqual([[], []]);
    await context.close();
  });
});

describe('after a yes', () => {
  let page: Page;
  let context: BrowserContext;
  let consoleErrors: string[];
  beforeAll(async () => {
    ({ page, context, consoleErrors } = await watchedPage(browser));
    await page.clock.install();
    firm.asked.length = 0;
    await page.goto(`${url}/about`, { referer: 'https://chatgpt.com/' });
    await accept(page);
  });
  afterAll(() => context.close());

  test('the page and the assistant that the visitor comes from are reported, and each page after it once', async () => {
    const named = async (name: string) =>
      (await events(page)).filter(([event]) => event === name).map(([, properties]) => properties);
    await expect.poll(() => named('page_view')).toEqual([{ path: '/about', title: await page.title() }]);
    expect(await named('ai_referral')).toEqual([{ assistant: 'ChatGPT' }]);
    await (await addLink(page, '/services')).click();
    await page.waitForURL(`${url}/services`);
    await expect
      .poll(async () => (await named('page_view')).map((properties) => properties?.path))
      .toEqual(['/about', '/services']);
    const reported = (await named('page_view'))[1]?.title;
    await expect.poll(() => page.title()).toBe(reported);
  });

  test('a no stops it and removes what the others left', async () => {
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['other_firm']);
    expect(await strangeKeys(page)).toEqual(['otherFirm']);
    await reopen(page).click();
    expect(
      await bar(page)
        .getByRole('button', { name: 'Decline' })
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
    firm.asked.length = 0;
    const loaded = page.waitForEvent('load');
    await bar(page).getByRole('button', { name: 'Decline' }).click();
    await loaded;
    await reopen(page).waitFor();
    expect([await context.cookies(), await strangeKeys(page), firm.asked, await events(page)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(await choice(page)).toMatchObject({ choice: 'no' });
    expect(consoleErrors).toEqual([]);
  });
});

test('web vitals are reported: LCP, CLS, INP, and FID where the browser tells of it', async () => {
  const page = await quietPage(browser);
  await open(page, url);
  await accept(page);
  await page.waitForFunction(() => 'analytics' in window);
  await page.locator('main h1').click();
  await page.evaluate(() => {
    // Leaving the page is what ends the measuring.
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const tellsOfFirstInput = await page.evaluate(() => PerformanceObserver.supportedEntryTypes.includes('first-input'));
  await expect
    .poll(async () =>
      [
        ...new Set(
          (await events(page)).filter(([name]) => name === 'web_vital').map(([, properties]) => properties?.name),
        ),
      ].sort(),
    )
    .toEqual(['CLS', ...(tellsOfFirstInput ? ['FID'] : []), 'INP', 'LCP']);
});

test('a yes in one tab is a yes in the other', async () => {
  const context = await browser.newContext();
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await open(page, url);
    await bar(page).waitFor();
  }
  await accept(first);
  await bar(second).waitFor({ state: 'detached' });
  await second.waitForFunction(() => 'analytics' in window);
  await context.close();
});

test('a script that cannot be loaded disturbs nothing', async () => {
  const { page, context, consoleErrors } = await watchedPage(browser);
  await page.route(`${firm.url}/**`, (route) => route.abort());
  await open(page, url);
  await accept(page);
  await bar(page).waitFor({ state: 'detached' });
  await (await addLink(page, '/about')).click();
  await page.waitForURL(`${url}/about`);
  expect(consoleErrors.filter((consoleError) => !/ERR_FAILED/.test(consoleError))).toEqual([]);
  await context.close();
});
