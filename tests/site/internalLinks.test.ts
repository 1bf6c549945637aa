import { expect, test } from 'vitest';
import { nearestLocations } from '#data/locations/nearest.ts';
import { type BuiltPage, isIndexable, origin, readPages, site } from '#scripts/support/builtSite.ts';
import { attribute, named } from '#scripts/support/html.ts';
import { noFaults } from '#tests/support/noFaults.ts';

const pages = readPages();
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
