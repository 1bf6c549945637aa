import { expect, test } from 'vitest';
import { bookingPath } from '#api/bookings/bookingPaths.ts';
import { builtFiles, isIndexable, origin, site } from '#scripts/support/builtSite.ts';
import { type BuiltPage, readBuilt, readPages } from '#tests/support/builtPages.ts';
import { attribute, named } from '#scripts/support/html.ts';
import { nearestLocations } from '#data/rules/locations/nearest.ts';
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
        const isThere = pageAt.has(pathname) || files.has(pathname) || pathname === bookingPath;
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

test('a page marks its own link in the navigation, and no other page marks it', () => {
  noFaults(pages, (page) =>
    named(page.elements, 'a', { 'aria-current': 'page' })
      .map((link) => attribute(link, 'href') ?? '')
      .filter((href) => href !== page.path),
  );
});

const linksOn = new Map(pages.map((page) => [page.path, pathsOn(page)]));
const indexable = pages.filter(isIndexable);

/** The pages of the site that a page links to, itself apart. */
function pathsOn({ path, elements }: BuiltPage): Set<string> {
  const targets = named(elements, 'a').map((link) => new URL(attribute(link, 'href') ?? '', origin + path));
  return new Set(
    targets.filter((target) => target.origin === origin && target.pathname !== path).map(({ pathname }) => pathname),
  );
}

test('every page can be reached from the home page within three clicks', () => {
  const clicks = new Map([['/', 0]]);
  for (const [path, count] of clicks)
    for (const target of linksOn.get(path) ?? []) if (!clicks.has(target)) clicks.set(target, count + 1);
  expect(
    indexable.map(({ path }) => path).filter((path) => !((clicks.get(path) ?? Number.POSITIVE_INFINITY) <= 3)),
  ).toEqual([]);
});

test('no page has more than 150 links', () => {
  noFaults(pages, ({ elements }) => {
    const count = named(elements, 'a').length;
    return count > 150 ? [`${count} links`] : [];
  });
});

test('every page is linked from at least two others', () => {
  const linked = new Map<string, number>();
  for (const targets of linksOn.values())
    for (const target of targets) linked.set(target, (linked.get(target) ?? 0) + 1);
  expect(indexable.map(({ path }) => path).filter((path) => (linked.get(path) ?? 0) < 2)).toEqual([]);
});

test('a combination page links to everything it joins, and to the same in the places nearest to it', () => {
  noFaults(
    pages.filter(({ frame }) => frame.routeId.startsWith('serviceIn')),
    (page) => {
      const [, , service = '', ...parts] = page.path.split('/');
      const location = site.locations.find(({ slug }) => parts.includes(slug));
      const industry = site.industries.find(({ slug }) => parts.includes(slug));
      const base = ['/services', service, industry?.slug].filter(Boolean).join('/');
      const wanted = [
        `/services/${service}`,
        ...(industry ? [`/industries/${industry.slug}`] : []),
        ...(location ? [`/locations/${location.slug}`] : []),
        ...(industry && location
          ? [`/services/${service}/${industry.slug}`, `/services/${service}/${location.slug}`]
          : []),
        ...(location
          ? nearestLocations(
              location.coordinates,
              site.locations.filter(({ slug }) => slug !== location.slug),
              2,
            ).map((nearby) => `${base}/${nearby.location.slug}`)
          : []),
      ];
      return wanted.filter((path) => !linksOn.get(page.path)?.has(path));
    },
  );
});

test('the page of a service in a place names the industries that ask most for it first', () => {
  for (const service of site.services) {
    const page = pages.find(({ path }) => path === `/services/${service.id}/${site.locations[0]?.slug}`);
    const industries = named(page?.elements ?? [], 'a')
      .map((link) => (attribute(link, 'href') ?? '').split('/'))
      .filter((parts) => parts[2] === service.id && parts.length === 5)
      .map((parts) => parts[3] ?? '');
    expect(industries.slice(0, service.targetIndustries.length).toSorted()).toEqual(
      service.targetIndustries.toSorted(),
    );
  }
});
