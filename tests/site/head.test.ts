import { expect, test } from 'vitest';
import { builtFiles, origin, site } from '#scripts/support/builtSite.ts';
import { type BuiltPage, readPages } from '#tests/support/builtPages.ts';
import { attribute, named, textOf, theOnly } from '#scripts/support/html.ts';
import { noFaults } from '#tests/support/noFaults.ts';

const pages = readPages();

/** Pages that are the same as another, under another address. */
const canonicalElsewhere = new Map([
  ['/pricing-new', '/pricing'],
  ['/contact/quote', '/contact'],
]);

const title = ({ elements }: BuiltPage) => textOf(theOnly(elements, 'title'));
const meta = ({ elements }: BuiltPage, attributes: Record<string, string>) =>
  attribute(theOnly(elements, 'meta', attributes), 'content') ?? '';
const canonical = ({ elements }: BuiltPage) => attribute(theOnly(elements, 'link', { rel: 'canonical' }), 'href') ?? '';
const canonicalOf = ({ path }: BuiltPage) => origin + (canonicalElsewhere.get(path) ?? path);

test('titles and descriptions of the pages that nobody wrote one by one fit search results', () => {
  const made = pages.filter(({ frame }) => /^(?:planService|industryInLocation)/.test(frame.routeId));
  expect(made.length).toBeGreaterThan(20);
  noFaults(made, (page) => {
    const lengths = [title(page).length, meta(page, { name: 'description' }).length] as const;
    return lengths[0] <= 60 && lengths[1] >= 70 && lengths[1] <= 155 ? [] : [lengths.join(', ')];
  });
});

test('no placeholder is left in a head or in the text of a page', () => {
  noFaults(pages, (page) => {
    const head = `${title(page)} ${meta(page, { name: 'description' })} ${meta(page, { name: 'keywords' })}`;
    return (
      `${head} ${textOf(theOnly(page.elements, 'body'))}`.match(/\{[\w.-]+\}|\bundefined\b|\bNaN\b|\[object /g) ?? []
    );
  });
});

test('every page names itself as canonical, except the declared copies', () => {
  noFaults(pages, (page) => (canonical(page) === canonicalOf(page) ? [] : [canonical(page)]));
});

test('pages that say something is not there, or what became of a form, and the offline page are closed to search engines, and all others are open', () => {
  const closed = ({ frame }: BuiltPage) =>
    frame.head.status === 404 || frame.routeId.endsWith('Result') || frame.routeId === 'offline';
  const allowed = (page: BuiltPage) =>
    closed(page) ? /^noindex, (no)?follow$/ : /^index, follow, max-image-preview:large$/;
  noFaults(pages, (page) =>
    allowed(page).test(meta(page, { name: 'robots' })) ? [] : [meta(page, { name: 'robots' })],
  );
  expect(pages.filter(({ frame }) => frame.head.status === 404).map(({ path }) => path)).toEqual([
    '/article-not-found',
    '/industry-not-found',
    '/not-found',
    '/resource-not-found',
    '/service-not-found/industry',
    '/service-not-found/location',
    '/service-not-found/service',
  ]);
});

test('every page has Open Graph and card tags that say the same as its head', () => {
  const fileOf = (address: string) => address.replace(`${origin}/`, '');
  noFaults(pages, (page) => {
    const description = meta(page, { name: 'description' });
    const image = meta(page, { property: 'og:image' });
    const expected = [
      [{ property: 'og:title' }, title(page)],
      [{ property: 'og:description' }, description],
      [{ property: 'og:url' }, canonicalOf(page)],
      [{ property: 'og:site_name' }, site.provider.name],
      [{ property: 'og:locale' }, site.provider.locale.replace('-', '_')],
      [{ property: 'og:type' }, page.frame.routeId === 'article' ? 'article' : 'website'],
      [{ name: 'twitter:card' }, 'summary_large_image'],
    ] as const;
    return [
      ...expected
        .filter(([tag, content]) => meta(page, tag) !== content)
        .map(([tag, content]) => `${JSON.stringify(tag)} is "${meta(page, tag)}", not "${content}"`),
      ...(builtFiles.includes(fileOf(image)) ? [] : [`there is no image ${image}`]),
    ];
  });
});

test('every page has a viewport that can be zoomed, its icons and the manifest; the feeds are announced on home and in the blog', () => {
  noFaults(pages, (page) => {
    const links = (attributes: Record<string, string>) => named(page.elements, 'link', attributes);
    const icons = links({ rel: 'icon' }).map((link) => attribute(link, 'href'));
    const feeds = ['application/rss+xml', 'application/feed+json'];
    return [
      ...(meta(page, { name: 'viewport' }) === 'width=device-width, initial-scale=1' ? [] : ['viewport']),
      ...(icons.join() === '/favicon.ico,/favicon.svg' ? [] : ['icons']),
      ...['apple-touch-icon', 'manifest'].filter((rel) => links({ rel }).length !== 1),
      ...feeds.filter(
        (type) => links({ rel: 'alternate', type }).length !== (/^\/(?:$|blog)/.test(page.frame.path) ? 1 : 0),
      ),
    ];
  });
});
