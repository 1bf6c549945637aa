import { expect, test } from 'vitest';
import {
  type BuiltPage,
  builtFiles,
  isIndexable,
  origin,
  readBuilt,
  readPages,
  site,
} from '#scripts/support/builtSite.ts';
import { attribute, named } from '#scripts/support/html.ts';
import { readSitemaps } from '#tests/support/sitemap.ts';
import { noFaults } from '#tests/support/noFaults.ts';

const pages = readPages();
const pageAt = new Map(pages.map((page) => [page.path, page]));
const files = new Set(builtFiles.map((file) => `/${file}`));
const anchorsOf = new Map(
  pages.map(({ path, elements }) => [path, new Set(elements.flatMap((element) => attribute(element, 'id') ?? []))]),
);

/** The addresses of the site that a page links to, as it stands on the page and as it is meant. */
function linksOf({ path, elements }: BuiltPage): { href: string; target: URL }[] {
  return named(elements, 'a')
    .map((link) => attribute(link, 'href') ?? '')
    .map((href) => ({ href, target: new URL(href, origin + path) }))
    .filter(({ target }) => target.origin === origin);
}

test('every link within the site is written as a path, with no origin, ending or slash at its end, of a page or a file, and its anchor is there', () => {
  const isPath = (href: string) => /^(#|\/$|\/[^/?#]+([^?#]*[^/?#])?([?#]|$))/.test(href) && !/\.html?\b/.test(href);
  noFaults(pages, (page) =>
    linksOf(page)
      .filter(({ href, target: { pathname, hash } }) => {
        const isThere = pageAt.has(pathname) || files.has(pathname);
        return !isPath(href) || !isThere || (hash && !anchorsOf.get(pathname)?.has(decodeURIComponent(hash.slice(1))));
      })
      .map(({ href }) => href),
  );
});

test('links elsewhere are of a kind that a browser can follow', () => {
  noFaults(pages, ({ elements }) =>
    named(elements, 'a')
      .map((link) => attribute(link, 'href') ?? '')
      .filter((href) => !/^([/#]|https:\/\/[\w.-]+\.\w+|mailto:\S+@\S+|mailto:\?subject=\S+|tel:\+\d+$)/.test(href)),
  );
});

test('no page links to an answer to an unknown address, or to a copy but the contact form with a quote in it', () => {
  const wanted = new Set([...pages.filter(isIndexable).map(({ path }) => path), '/contact/quote']);
  noFaults(pages, (page) =>
    linksOf(page)
      .filter(({ target: { pathname } }) => pathname !== page.path && pageAt.has(pathname) && !wanted.has(pathname))
      .map(({ href }) => href),
  );
});

test('every script, style, icon and picture that a page loads is there', () => {
  noFaults(pages, ({ elements }) =>
    elements.flatMap((element) => {
      const address =
        attribute(element, 'src') ??
        (['link', 'use', 'image'].includes(element.tagName) ? attribute(element, 'href') : undefined);
      const sources = (attribute(element, 'srcset') ?? attribute(element, 'imagesrcset') ?? '')
        .split(', ')
        .map((source) => source.split(' ')[0]);
      return [address, ...sources]
        .filter((one) => one !== undefined)
        .filter((one) => one.startsWith('/') && !files.has(one.replace(/#.*/, '')) && !files.has(`${one}.html`));
    }),
  );
});

test('the style sheet loads nothing that is not there', () => {
  const sheets = builtFiles.filter((file) => file.endsWith('.css'));
  expect(sheets).not.toEqual([]);
  const addresses = sheets.flatMap((file) =>
    [...readBuilt(file).matchAll(/url\(["']?([^"')]+)/g)].map(
      ([, address = '']) => new URL(address, `${origin}/${file}`),
    ),
  );
  expect(
    addresses.filter(({ protocol, pathname }) => protocol !== 'data:' && !files.has(pathname)).map(String),
  ).toEqual([]);
});

test('every link of the feed and the sitemap leads to the page it names', () => {
  const addresses = [...`${readBuilt('feed.xml')}${readSitemaps()}`.matchAll(/<(?:link|guid[^>]*|loc)>([^<]+)</g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.length).toBeGreaterThan(site.articles.length);
  expect(
    addresses.filter((address) => pageAt.get(address.slice(origin.length) || '/')?.frame.head.canonical !== address),
  ).toEqual([]);
});

test('a page marks its own link in the navigation, and no other page marks it', () => {
  noFaults(pages, (page) =>
    named(page.elements, 'a', { 'aria-current': 'page' })
      .map((link) => attribute(link, 'href') ?? '')
      .filter((href) => href !== page.path),
  );
});
