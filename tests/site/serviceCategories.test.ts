import { describe, expect, test } from 'vitest';
import { formatMoney } from '#data/money/formatMoney.ts';
import { builtFiles, isIndexable, origin, readBuilt, readPages, site } from '#scripts/support/builtSite.ts';
import { attribute, named } from '#scripts/support/html.ts';
import { readSitemaps } from '#tests/support/sitemap.ts';

const pages = readPages();
const categories = site.serviceCategories.flatMap(({ id, name, page }) =>
  page ? [{ id, name, page, path: `/services/${page.slug}` }] : [],
);

test('the service categories without a service of their own have pages', () => {
  expect(categories.map(({ path }) => path)).toEqual(['/services/managed-it', '/services/it-support']);
  // They add no page for a place or an industry.
  expect(pages.filter(({ frame }) => frame.routeId === 'serviceInIndustryInLocation')).toHaveLength(350);
  expect(pages.filter(({ path }) => categories.some((category) => path.startsWith(`${category.path}/`)))).toEqual([]);
});

describe.each(categories)('the page of $name', ({ id, name, page, path }) => {
  const built = pages.find((candidate) => candidate.path === path);

  test('says what is included, what it costs, how it starts and what it does not cover', () => {
    const text = readBuilt(`${path.slice(1)}.md`);
    const said = [
      page.longDescription,
      page.price,
      ...page.notCovered,
      ...page.features.flatMap(({ title, description }) => [title, description]),
      ...Object.values(page.delivery).flat(),
      ...site.pricing.plans.flatMap((plan) => [
        plan.name,
        formatMoney(plan.basePrice, site.provider),
        plan.helpDeskHours,
      ]),
    ];
    expect(said.filter((words) => !text.includes(words))).toEqual([]);
  });

  test('can be found: in the sitemap, in llms.txt, with a share image and structured data', () => {
    if (!built) throw new Error(`${path} is no page.`);
    expect(isIndexable(built)).toBe(true);
    expect(readSitemaps()).toContain(`<loc>${origin}${path}</loc>`);
    expect(readBuilt('llms.txt')).toContain(`${origin}${path}.md`);
    expect(builtFiles).toContain(new URL(built.frame.head.image).pathname.slice(1));
    const graph = (JSON.parse(built.frame.head.graph) as { '@graph': Record<string, unknown>[] })['@graph'];
    const lowest = Math.min(...site.pricing.plans.map(({ basePrice }) => basePrice)) / 100;
    expect(graph.find((node) => node['@type'] === 'Service')).toMatchObject({
      serviceType: name,
      offers: { priceSpecification: { price: lowest, unitText: 'per user per month' } },
    });
  });

  test('leads to the contact form with its choice made, to the prices and to the other services', () => {
    const links = named(built?.elements ?? [], 'a').map((link) => attribute(link, 'href') ?? '');
    expect(links.some((href) => href.startsWith(`/contact?service=${id}&`))).toBe(true);
    expect(links).toEqual(
      expect.arrayContaining([
        '/pricing',
        ...site.services.map((service) => `/services/${service.id}`),
        ...categories.filter((other) => other.id !== id).map((other) => other.path),
      ]),
    );
  });
});
