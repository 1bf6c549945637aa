import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { addLink, open } from '#tests/support/visit.ts';
import { layoutShifts } from '#tests/support/layoutShift.ts';
import { holdBack, quietPage, visitSite } from '#tests/support/quietPage.ts';
import { inRelease } from '#tests/support/tier.ts';

const { browser, url } = await visitSite();

const blog = `${url}/blog`;
const [category, other] = site.blogCategories;
const [article] = site.articles;
if (!category || !other || !article) throw new Error('The blog has too little to test.');
const titlesIn = (name: string) => site.articles.filter((each) => each.category === name).map(({ title }) => title);

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });
const titles = (page: Page) => page.locator('main h3 a').allInnerTexts();
const status = (page: Page) => page.locator('main search ~ [role="status"]');
const query = (page: Page) => new URL(page.url()).search;
/** Every article is listed, with nothing asked of the API. */
const listsAll = (page: Page) => expect.poll(() => titles(page)).toHaveLength(site.articles.length);
const listsCategory = (page: Page, name: string) => expect.poll(() => titles(page)).toEqual(titlesIn(name));

test('a category of the blog is chosen and let go by its chip, stands in the address, and comes back with the way back', async () => {
  const page = await quietPage(browser, { at: blog });
  await chip(page, category.name).click();
  await listsCategory(page, category.name);
  expect(query(page)).toBe(`?category=${category.slug}`);
  expect(await chip(page, category.name).getAttribute('aria-current')).toBe('true');
  await expect.poll(() => status(page).innerText()).toBe(`${titlesIn(category.name).length} articles found`);
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
});

test('the search of the blog waits 500 ms after the last key, asks once, and is one step of the history', async () => {
  const page = await quietPage(browser);
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
});

describe.runIf(inRelease)('the list of the blog', () => {
  test('searches on Enter at once, also where its code comes only afterwards', async () => {
    const page = await quietPage(browser);
    const arrive = await holdBack(page, '**/assets/BlogFilterController-*');
    await page.clock.install();
    await open(page, blog);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
    await search(page).fill(article.title);
    await search(page).press('Enter');
    expect(query(page)).toBe('');
    arrive();
    await expect.poll(() => query(page)).toMatch(/^\?search=./);
    await expect.poll(() => titles(page)).toContain(article.title);
  });

  test('says that nothing is found, and each part of what was asked can be cleared', async () => {
    const page = await quietPage(browser, { at: `${blog}?category=${category.slug}&search=xyzzyx` });
    await page.getByRole('heading', { name: 'No results found' }).waitFor();
    expect(await status(page).innerText()).toBe('No results found');
    expect(await search(page).inputValue()).toBe('xyzzyx');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await listsCategory(page, category.name);
    expect(await search(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await open(page, `${blog}?category=fishing`);
    await page.getByRole('button', { name: 'Clear category' }).click();
    await listsAll(page);
  });

  test('shows that a search is under way, and what it is told as text alone', async () => {
    const page = await quietPage(browser);
    const { promise: told, resolve: answer } = Promise.withResolvers<void>();
    const texts = { title: '<img src=x onerror=alert(1)>', excerpt: '<script>alert(1)</script>' };
    const post = { id: 'x', slug: 'x"><b>', category: '<b>C</b>', imageUrl: '', ...texts };
    await page.route('**/api/blog?*', async (route) => {
      await told;
      await route.fulfill({ json: { success: true, data: [post] } });
    });
    await open(page, `${blog}?search=x`);
    await page.locator('[data-spinner]').waitFor();
    expect(await status(page).innerText()).toBe('Loading articles…');
    answer();
    await expect.poll(() => titles(page)).toEqual([post.title]);
    expect(await page.locator('main h3 a').getAttribute('href')).toBe('/blog/x%22%3E%3Cb%3E');
    expect(await page.locator('main li img, main li script, main li b').count()).toBe(0);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test.each([
    ['fails', { status: 500, body: 'broken' }],
    ['answers nonsense', { json: { data: 'nonsense' } }],
  ])('says that a call %s, and tries again on request', async (_, failure) => {
    const page = await quietPage(browser, { expected: /Failed to load resource/ });
    await page.route('**/api/blog?*', (route) => route.fulfill(failure));
    await open(page, `${blog}?category=${category.slug}`);
    await page.getByRole('heading', { name: 'Error loading blog posts' }).waitFor();
    await page.getByText("We're sorry, there was an error loading the blog posts. Please try again later.").waitFor();
    expect(await status(page).innerText()).toBe('Error loading blog posts');
    await page.unroute('**/api/blog?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await listsCategory(page, category.name);
  });

  test('without JavaScript has the whole list, categories that lead to their pages, and no search that nothing would answer', async () => {
    const page = await quietPage(browser, { at: blog, javaScriptEnabled: false });
    await expect.poll(() => titles(page)).toHaveLength(site.articles.length);
    expect(await search(page).count()).toBe(0);
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: category.name }).click();
    await page.waitForURL(`${blog}/categories/${category.slug}`);
    expect(await titles(page)).toEqual(titlesIn(category.name));
    const others = page.getByRole('navigation', { name: 'Other categories' }).getByRole('link');
    expect(await others.allInnerTexts()).toEqual([
      ...site.blogCategories.slice(1).map(({ name }) => name),
      'All articles',
    ]);
  });

  test('of a category says so where it is empty', async () => {
    const page = await quietPage(browser);
    const path = `/blog/categories/${category.slug}`;
    await page.route(`**${path}.json`, async (route) => {
      const response = await route.fetch();
      const frame = await response.json();
      await route.fulfill({ response, json: { ...frame, data: { ...frame.data, articles: [] } } });
    });
    await open(page, `${url}/about`);
    await (await addLink(page, path)).click();
    await page.getByText('No articles found', { exact: true }).waitFor();
  });
});
