import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { addLink } from '#tests/support/visit.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

const [article, newest] = site.articles;
const [category] = site.blogCategories;
if (!article || !newest || !category) throw new Error('The blog has too little to test.');
const texts = { title: 'A new one', category: category.name, excerpt: 'Written after the build.' };
const dated = { imageUrl: '/images/articles/a.png', publishedAt: '2026-01-02' };
const teaser = { id: 'a-new-one', slug: 'a-new-one', ...texts, ...dated };
const heading = (page: Page) => page.locator('main h1').innerText();

/** A page of the blog from which a link leads on; a step that loads a document anew loses the mark. */
async function visitBlog() {
  const page = await quietPage(browser, { at: `${url}/blog`, expected: /Failed to load resource/ });
  await page.evaluate(() => {
    document.documentElement.dataset.same = '';
  });
  return page;
}
const isSame = (page: Page) => page.locator('html[data-same]').count();

/** Follows a link to a path whose data do not arrive. */
async function follow(page: Page, path: string, status = 404): Promise<void> {
  await page.route(`**${path}.json`, (route) => route.fulfill({ status, body: '' }));
  await (await addLink(page, path)).click();
}

describe('A post whose page cannot be had', () => {
  test('is told by the API, with what is related', async () => {
    const page = await visitBlog();
    await follow(page, `/blog/${article.slug}`, 500);
    await page.waitForURL(`${url}/blog/${article.slug}`);
    await expect.poll(() => heading(page)).toBe(article.title);
    expect(await page.locator('main header a').first().innerText()).toBe(article.category);
    expect(await page.locator('main header time').first().getAttribute('datetime')).toBe(article.publishedAt);
    expect(await page.locator('main article p').count()).toBeGreaterThan(3);
    expect(await page.locator('main h3 a').count()).toBeGreaterThan(0);
    expect(await page.title()).toBe(`${article.title} | ${site.provider.name}`);
    expect(await isSame(page)).toBe(1);
  });

  test('is shown although it was published after the build', async () => {
    const page = await visitBlog();
    await page.route('**/api/blog/a-new-one', (route) =>
      route.fulfill({ json: { success: true, data: [{ ...teaser, content: '<p>Fresh words.</p>' }] } }),
    );
    await page.route('**/api/blog/a-new-one/related', (route) => route.fulfill({ status: 500, body: '' }));
    await follow(page, '/blog/a-new-one');
    await page.getByText('Fresh words.').waitFor();
    await page.getByText('No related articles found.', { exact: true }).waitFor();
    expect(await isSame(page)).toBe(1);
  });

  test.each([
    ['knows no such post', 404, ''],
    ['answers nonsense', 200, '{"data":{"title":1}}'],
  ])('is said to be missing where the API %s', async (_, status, body) => {
    const page = await visitBlog();
    await page.route('**/api/blog/gone', (route) => route.fulfill({ status, body, contentType: 'application/json' }));
    await follow(page, '/blog/gone');
    await page.getByRole('heading', { name: 'Blog Post Not Found' }).waitFor();
    await page
      .getByText("We couldn't find the blog post you're looking for. It may have been moved or deleted.")
      .waitFor();
    expect(await page.locator('main').getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
    expect(await isSame(page)).toBe(1);
  });
});

describe('A category whose page cannot be had', () => {
  const path = `/blog/categories/${category.slug}`;

  test('lists what the API knows of it', async () => {
    const page = await visitBlog();
    await follow(page, path, 500);
    await expect.poll(() => heading(page)).toBe(category.name);
    expect(await page.locator('main h3 a').allInnerTexts()).toEqual(
      site.articles.filter((each) => each.category === category.name).map(({ title }) => title),
    );
    expect(await isSame(page)).toBe(1);
  });

  test('says that its articles could not be loaded where the API fails', async () => {
    const page = await visitBlog();
    await page.route('**/api/blog?*', (route) => route.fulfill({ status: 500, body: '' }));
    await follow(page, path, 500);
    await page.getByRole('heading', { name: 'Error loading articles' }).waitFor();
    await page.getByText("We're sorry, there was an error loading the articles. Please try again later.").waitFor();
  });
});
