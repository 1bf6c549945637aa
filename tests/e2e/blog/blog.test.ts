import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { watchedPage } from '#scripts/support/browser.ts';
import { site } from '#scripts/support/builtSite.ts';
import { addLink, open, startVisit } from '#scripts/support/visit.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

const blog = `${url}/blog`;
const [category, other] = site.blogCategories;
const [article] = site.articles;
if (!category || !other || !article) throw new Error('The blog has too little to test.');
const inCategory = site.articles.filter((article) => article.category === category.name);

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });
const titles = (page: Page) => page.locator('main h3 a').allInnerTexts();
const status = (page: Page) => page.locator('main search ~ [role="status"]');
const query = (page: Page) => new URL(page.url()).search;
/** Every article is listed, with nothing asked of the API. */
const listsAll = (page: Page) => expect.poll(() => titles(page)).toHaveLength(site.articles.length);
const listsCategory = (page: Page, name: string) =>
  expect
    .poll(() => titles(page))
    .toEqual(site.articles.filter((each) => each.category === name).map(({ title }) => title));
const failedLoad = /^console error: Failed to load resource/;

/** Layout shifts so far that no input explains; watched from the document's first moment. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
}

describe('a category of the blog', () => {
  test('is chosen and let go by its chip, stands in the address, and comes back with the way back', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await open(page, blog);
    await chip(page, category.name).click();
    await listsCategory(page, category.name);
    expect(query(page)).toBe(`?category=${category.slug}`);
    expect(await chip(page, category.name).getAttribute('aria-current')).toBe('true');
    await expect.poll(() => status(page).innerText()).toBe(`${inCategory.length} articles found`);

    await chip(page, other.name).press('Enter');
    await listsCategory(page, other.name);
    await chip(page, other.name).click();
    await listsAll(page);
    expect(query(page)).toBe('');
    await page.goBack();
    await page.goBack();
    await listsCategory(page, category.name);
    await page.goForward();
    await listsCategory(page, other.name);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('in the address is shown on load, and nothing on the page moves', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    const shifts = await watchShifts(page);
    await open(page, `${blog}?category=${encodeURIComponent(category.name)}`);
    await listsCategory(page, category.name);
    expect(await chip(page, category.name).getAttribute('aria-current')).toBe('true');
    expect(await shifts()).toBe(0);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('that does not exist finds nothing, and can be cleared', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await open(page, `${blog}?category=fishing`);
    await page.getByRole('heading', { name: 'No results found' }).waitFor();
    await page.getByRole('button', { name: 'Clear category' }).click();
    await listsAll(page);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});

describe('the search', () => {
  test('is done on Enter at once, also where its code comes only afterwards', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/BlogFilterController-*', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.clock.install();
    await open(page, blog);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
    await search(page).fill(article.title);
    await search(page).press('Enter');
    expect(query(page)).toBe('');
    arrive();
    await expect.poll(() => query(page)).toMatch(/^\?search=./);
    await expect.poll(() => titles(page)).toContain(article.title);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('waits 500 ms after the last key, asks once, and is one step of the history', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await page.clock.install();
    await open(page, blog);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/blog')) asked.push(new URL(request.url()).search);
    });
    await search(page).fill('r');
    // The first search waits for its code too.
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return query(page);
      })
      .toBe('?search=r');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
    await search(page).pressSequentially('esto');
    await page.clock.runFor(499);
    await search(page).press('r');
    await page.clock.runFor(499);
    expect([query(page), asked]).toEqual(['?search=r', ['?search=r']]);
    await page.clock.runFor(1);
    await expect.poll(() => query(page)).toBe('?search=restor');
    await expect.poll(() => asked).toEqual(['?search=r', '?search=restor']);
    await expect.poll(() => titles(page)).not.toHaveLength(site.articles.length);
    await page.goBack();
    await listsAll(page);
    expect(await search(page).inputValue()).toBe('');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('that finds nothing says so, and each part of it can be cleared', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await open(page, `${blog}?category=${category.slug}&search=xyzzyx`);
    await page.getByRole('heading', { name: 'No results found' }).waitFor();
    expect(await status(page).innerText()).toBe('No results found');
    expect(await search(page).inputValue()).toBe('xyzzyx');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await listsCategory(page, category.name);
    expect(await search(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('shows that it is under way, and shows what it is told as text alone', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    let answer = () => {};
    const told = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const shifts = await watchShifts(page);
    await page.route('**/api/blog?*', async (route) => {
      await told;
      await route.fulfill({
        json: {
          success: true,
          data: [
            {
              id: 'x',
              slug: 'x"><b>',
              title: '<img src=x onerror=alert(1)>',
              category: '<b>C</b>',
              excerpt: '<script>alert(1)</script>',
              imageUrl: '',
            },
          ],
        },
      });
    });
    await open(page, `${blog}?search=x`);
    await page.locator('[data-spinner]').waitFor();
    expect(await status(page).innerText()).toBe('Loading articles…');
    answer();
    await expect.poll(() => titles(page)).toEqual(['<img src=x onerror=alert(1)>']);
    expect(await page.locator('main h3 a').getAttribute('href')).toBe('/blog/x%22%3E%3Cb%3E');
    expect(await page.locator('main li img, main li script, main li b').count()).toBe(0);
    expect(await shifts()).toBe(0);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test.each([
    ['fails', { status: 500, body: 'broken' }],
    ['answers nonsense', { json: { data: 'nonsense' } }],
  ])('whose call %s says so, and is tried again on request', async (_, failure) => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await page.route('**/api/blog?*', (route) => route.fulfill(failure));
    await open(page, `${blog}?category=${category.slug}`);
    await page.getByRole('heading', { name: 'Error loading blog posts' }).waitFor();
    await page.getByText("We're sorry, there was an error loading the blog posts. Please try again later.").waitFor();
    expect(await status(page).innerText()).toBe('Error loading blog posts');
    await page.unroute('**/api/blog?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await listsCategory(page, category.name);
    expect(consoleErrors.filter((consoleError) => !failedLoad.test(consoleError))).toEqual([]);
    await context.close();
  });
});

test('the posts stay where the API is away, and a filter asked of it is kept for 60 s', async () => {
  const { page, context, consoleErrors } = await watchedPage(browser);
  await page.clock.install();
  let asked = 0;
  await page.route('**/api/**', (route) => route.abort());
  await open(page, blog);
  await listsAll(page);
  await page.unroute('**/api/**');
  await page.route('**/api/blog?*', (route) => {
    asked++;
    return route.continue();
  });
  for (const [waitMs, times] of [
    [0, 1],
    [50_000, 1],
    [10_000, 2],
  ] as const) {
    await page.clock.runFor(waitMs);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await chip(page, category.name).click();
    await listsCategory(page, category.name);
    await expect.poll(() => asked).toBe(times);
    await chip(page, category.name).click();
    await listsAll(page);
  }
  expect(
    consoleErrors.filter((consoleError) => !consoleError.includes('/api/') && !failedLoad.test(consoleError)),
  ).toEqual([]);
  await context.close();
});

describe('without JavaScript', () => {
  test('categories lead to their pages, and the search shows the whole list', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(blog);
    await page.getByLabel('Search articles').fill('restore');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(`${blog}?search=restore`);
    expect(await titles(page)).toHaveLength(site.articles.length);
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: category.name }).click();
    await page.waitForURL(`${blog}/categories/${category.slug}`);
    expect(await titles(page)).toEqual(inCategory.map(({ title }) => title));
    await page.close();
  });
});

test("a category's page has the way to it, the other categories and the way to contact", async () => {
  const page = await browser.newPage();
  await page.goto(`${blog}/categories/${category.slug}`);
  expect(
    await page
      .getByRole('navigation', { name: /breadcrumb/i })
      .locator('li')
      .allInnerTexts(),
  ).toEqual(['Home', 'Blog', category.name]);
  const others = page.getByRole('navigation', { name: 'Other categories' }).getByRole('link');
  expect(await others.allInnerTexts()).toEqual([
    ...site.blogCategories.slice(1).map(({ name }) => name),
    'All articles',
  ]);
  expect(
    await page.locator('main').getByRole('link', { name: 'Get Your Free IT Assessment' }).getAttribute('href'),
  ).toBe('/contact');
  await page.close();
});

test('a post has its category, date, text, the way back and what is related; a missing one says so', async () => {
  const page = await browser.newPage();
  await page.goto(`${blog}/${article.slug}`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(article.title);
  expect(await page.locator('main header a').first().getAttribute('href')).toMatch(/^\/blog\/categories\//);
  expect(await page.locator('main header time').count()).toBeGreaterThan(0);
  expect(await page.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
  const related = page.getByRole('heading', { name: 'Related articles' });
  expect(await related.count()).toBe(1);
  await page.goto(`${blog}/no-such-post`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Blog Post Not Found');
  await page
    .getByText("We couldn't find the blog post you're looking for. It may have been moved or deleted.")
    .waitFor();
  expect(await page.locator('main').getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
  await page.close();
});

test.each([
  [`/blog/${site.articles[0]?.slug}`, 'related', 'No related articles found.'],
  ['/blog/categories/data-backup', 'articles', 'No articles found'],
])('%s says so where its list of %s is empty', async (path, list, words) => {
  const { page, context, consoleErrors } = await watchedPage(browser);
  await page.route(`**${path}.json`, async (route) => {
    const response = await route.fetch();
    const frame = await response.json();
    await route.fulfill({ response, json: { ...frame, data: { ...frame.data, [list]: [] } } });
  });
  await open(page, `${url}/about`);
  await (await addLink(page, path)).click();
  await page.getByText(words, { exact: true }).waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});
