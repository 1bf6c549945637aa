import { describe, expect, test } from 'vitest';
import { formatMoney } from '#data/money/formatMoney.ts';
import { isIndexable, origin, readBuilt, readPages, site } from '#scripts/support/builtSite.ts';
import { attribute, named } from '#scripts/support/html.ts';
import { planPrices } from '#tests/support/planPrice.ts';

const pages = readPages();
const pageAt = (path: string) => {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`${path} is no page.`);
  return found;
};
const twinOf = (path: string) => readBuilt(`${path.slice(1)}.md`).replaceAll('\\', '');
const linksOf = (path: string) => named(pageAt(path).elements, 'a').map((link) => attribute(link, 'href') ?? '');
const graphOf = (path: string) =>
  (JSON.parse(pageAt(path).frame.head.graph) as { '@graph': Record<string, unknown>[] })['@graph'];

const services = site.planServices.map((planService) => ({ ...planService, path: `/services/${planService.slug}` }));
const places = services
  .filter(({ inLocations }) => inLocations)
  .flatMap((planService) =>
    site.locations.map((location) => ({ planService, location, path: `${planService.path}/${location.slug}` })),
  );
const lowest = Math.min(...site.pricing.plans.map(({ basePrice }) => basePrice)) / 100;
const planFacts = site.pricing.plans.flatMap((plan) => [
  plan.name,
  formatMoney(plan.basePrice, site.provider),
  plan.helpDeskHours,
  plan.responseTime,
]);

test('each plan service has a page, and two of them have one for every location', () => {
  expect(services.map(({ slug }) => slug)).toEqual([
    'managed-it',
    'it-support',
    'co-managed-it',
    'microsoft-365-support',
  ]);
  expect(places).toHaveLength(20);
  expect(
    pages
      .filter(({ frame }) => frame.routeId.startsWith('planService'))
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([...services, ...places].map(({ path }) => path).toSorted());
});

test('each can be found: by search engines, with structured data and in llms.txt', () => {
  for (const { path } of [...services, ...places]) {
    expect(isIndexable(pageAt(path))).toBe(true);
    expect(graphOf(path).find((node) => node['@type'] === 'Service')).toMatchObject({
      offers: { priceSpecification: { price: lowest, unitText: 'per user per month' } },
    });
    expect(graphOf(path).some((node) => node['@type'] === 'FAQPage')).toBe(true);
  }
  for (const { path } of services) expect(readBuilt('llms.txt')).toContain(`${origin}${path}.md`);
});

describe.each(services)('the page of $name', ({ path, slug, serviceCategory, ...service }) => {
  test('says what is included, what it costs, how it starts and what it does not cover', () => {
    const text = twinOf(path);
    const { example, faq } = service;
    const said = [
      service.longDescription,
      service.price,
      ...service.notCovered,
      ...[...service.features, ...service.benefits].flatMap(({ title, description }) => [title, description]),
      ...Object.values(service.delivery).flat(),
      ...(example ? [example.situation, example.work, example.result] : []),
      ...faq.flatMap(({ question, answer }) => [question, answer]),
      ...planFacts,
    ];
    expect(said.filter((words) => !text.includes(words))).toEqual([]);
    expect(faq.length).toBeGreaterThanOrEqual(5);
  });

  test('prices its example from the price list', () => {
    const people = service.example?.people ?? 0;
    const text = twinOf(path);
    expect(planPrices(people, site.pricing.defaultProfile).filter((price) => !text.includes(price))).toEqual([]);
    expect(linksOf(path)).toContain(`/pricing?users=${people}&industry=${site.pricing.defaultProfile}`);
  });

  test('leads to the contact form with its choice made, to the prices, the articles and the other services', () => {
    const links = linksOf(path);
    expect(links.some((href) => href.startsWith(`/contact?service=${serviceCategory}&`))).toBe(true);
    expect(links).toEqual(
      expect.arrayContaining([
        '/pricing',
        ...service.articles.map((article) => `/blog/${article}`),
        ...site.services.map(({ id }) => `/services/${id}`),
        ...services.filter((other) => other.slug !== slug).map((other) => other.path),
        ...places.filter(({ planService }) => planService.slug === slug).map((place) => place.path),
      ]),
    );
  });

  test('is linked from the list of services and from every other service', () => {
    for (const from of ['/services', ...site.services.map(({ id }) => `/services/${id}`)])
      expect(linksOf(from)).toContain(path);
  });
});

test('the page of a plan service in a location says what is written for the two, and leads to what is near', () => {
  for (const { planService, location, path } of places) {
    const written = site.pairs.servicesInLocations.find(
      (pair) => pair.service === planService.slug && pair.location === location.slug,
    );
    if (!written) throw new Error(`Nothing is written for ${path}.`);
    const text = twinOf(path);
    expect(
      [written.lede, written.text, ...written.points, ...planFacts].filter((words) => !text.includes(words)),
    ).toEqual([]);
    const here = `/locations/${location.slug}`;
    const links = linksOf(path);
    const industries = site.industries.map(({ slug }) => `/industries/${slug}/${location.slug}`);
    expect(links).toEqual(expect.arrayContaining([...industries, planService.path, here]));
    expect(links.filter((href) => href.startsWith(`${planService.path}/`)).length).toBeGreaterThan(1);
    expect(linksOf(here)).toContain(path);
  }
});
