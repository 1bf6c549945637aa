import { describe, expect, test } from 'vitest';
import { attribute, named, textOf } from '#scripts/support/html.ts';
import { dist, isIndexable, origin, site } from '#scripts/support/builtSite.ts';
import { readBuilt, readPages } from '#tests/support/builtPages.ts';
import { comparePages } from '#scripts/sameness/compare.ts';
import { readSite } from '#scripts/sameness/readSite.ts';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { composedPages, samenessFaults } from '#scripts/sameness/samenessFaults.ts';
import { missingPairs } from '#scripts/sameness/missingPairs.ts';
import { planPrices } from '#tests/support/planPrice.ts';

const isParagraph = ({ tagName }: { tagName: string }) => tagName === 'p';
const pages = new Map(readPages().map((page) => [page.path, page]));
const texts = site.combinations.map((text) => ({
  ...text,
  path: `/services/${text.service}/${text.industry}/${text.location}`,
}));
const twinOf = (path: string) => readBuilt(`${path.slice(1)}.md`).replaceAll('\\', '');
const industryOf = (slug: string) => site.industries.find((industry) => industry.slug === slug);

test('every text of a service, an industry and a location is on its page, and in its Markdown twin', () => {
  expect(texts.length).toBeGreaterThan(0);
  const lacking = texts.filter(({ path, lede, place, steps, questions }) => {
    const twin = twinOf(path);
    const said = [...steps.map(({ description }) => description), ...questions.map(({ answer }) => answer)];
    return [lede, place, ...said].some((text) => !twin.includes(text));
  });
  expect(lacking.map(({ path }) => path)).toEqual([]);
});

test('the first sentence of each is its own', () => {
  const openings = texts.map(({ path, lede }) => {
    const { elements } = pages.get(path) ?? { elements: [] };
    const first = elements.slice(elements.findIndex(({ tagName }) => tagName === 'h1')).find(isParagraph);
    return first && textOf(first) === lede ? lede : `${path} opens otherwise`;
  });
  expect(openings.filter((opening) => opening.endsWith('opens otherwise'))).toEqual([]);
  expect(new Set(openings).size).toBe(texts.length);
});

const ofIndustry = site.pairs.servicesInIndustries.flatMap((pair) => {
  const path = `/services/${pair.service}/${pair.industry}`;
  return [path, ...site.locations.map(({ slug }) => `${path}/${slug}`)].map((at) => ({ pair, path: at }));
});

test('every page of a service for an industry, at a place or not, has the steps of the pair and six questions', () => {
  expect(ofIndustry).toHaveLength(site.services.length * site.industries.length * (1 + site.locations.length));
  const lacking = ofIndustry.filter(({ pair, path }) => {
    const twin = twinOf(path);
    const questions = twin.match(/^\*\*.+\?\*\*$/gm) ?? [];
    return pair.steps.slice(0, 2).some(({ description }) => !twin.includes(description)) || questions.length !== 6;
  });
  expect(lacking.map(({ path }) => path)).toEqual([]);
});

test('the plan is priced from the price list for a client of the common size, and no lower price is named first', () => {
  const wrong = ofIndustry.filter(({ pair, path }) => {
    const industry = industryOf(pair.industry);
    const recommended = site.pricing.plans.findIndex((plan) => plan.recommended);
    const price = planPrices(industry?.exampleSize ?? 0, industry?.pricingProfile ?? '')[recommended];
    return price === undefined || !twinOf(path).includes(price);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('every rule that a page names leads to where it can be read', () => {
  const urls = new Map(site.sources.map(({ id, url }) => [id, url]));
  const lacking = ofIndustry.filter(({ pair, path }) => {
    const asking = industryOf(pair.industry)?.rules.filter(({ asks }) => asks?.[pair.service]) ?? [];
    const links = linksOf(path);
    return asking.length === 0 || asking.some(({ sources = [] }) => !links.includes(urls.get(sources[0] ?? '') ?? ''));
  });
  expect(lacking.map(({ path }) => path)).toEqual([]);
});

const written = site.pairs.industriesInLocations.map((pair) => ({
  ...pair,
  path: `/industries/${pair.industry}/${pair.location}`,
}));

test('every industry in a location whose text is written has a page with it, in its Markdown too', () => {
  expect(written.length).toBeGreaterThan(0);
  const lacking = written.filter(({ path, points, questions = [] }) => {
    const twin = pages.has(path) ? twinOf(path) : '';
    return [...points, ...questions.map(({ answer }) => answer)].some((text) => !twin.includes(text));
  });
  expect(lacking.map(({ path }) => path)).toEqual([]);
});

test('the page of an industry in a location leads to every service there', () => {
  const lacking = written.filter(({ path, industry, location }) => {
    const twin = twinOf(path);
    return site.services.some(({ id }) => !twin.includes(`/services/${id}/${industry}/${location}`));
  });
  expect(lacking.map(({ path }) => path)).toEqual([]);
});

const pageAt = (path: string) => pages.get(path) ?? expect.fail(`${path} is no page.`);
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
    [...pages.values()]
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
    // Most questions at a place are those of the service's own page, which has them in its structured data.
    expect(graphOf(path).some((node) => node['@type'] === 'FAQPage')).toBe(path.split('/').length === 3);
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
    expect([written.lede, ...written.points, ...planFacts].filter((words) => !text.includes(words))).toEqual([]);
    const here = `/locations/${location.slug}`;
    const links = linksOf(path);
    const industries = site.industries.map(({ slug }) => `/industries/${slug}/${location.slug}`);
    expect(links).toEqual(expect.arrayContaining([...industries, planService.path, here]));
    expect(links.filter((href) => href.startsWith(`${planService.path}/`)).length).toBeGreaterThan(1);
    expect(linksOf(here)).toContain(path);
  }
});

const compared = comparePages([...readSite(dist)]);

test('every two records that meet on a page have a record of what is true there', () => {
  expect(missingPairs(site)).toEqual([]);
});

test('every page says enough of its own', () => {
  const composed = new Set(composedPages(site));
  expect(samenessFaults(compared, missingPairs(site), { composed, reviews: site.reviews })).toEqual([]);
});

test('a page of two or three records has 350 to 600 words', () => {
  const wrong = compared.filter(
    ({ routeId, words }) => /^(?:planS|s)erviceIn|^industryIn/.test(routeId) && (words < 350 || words > 600),
  );
  expect(wrong.map(({ path, words }) => `${path}: ${words}`)).toEqual([]);
});

test('every page that search engines may list is judged', () => {
  expect(compared).toHaveLength([...pages.values()].filter(isIndexable).length);
  expect(compared.filter(({ routeId, words }) => routeId !== 'chat' && words < 100).map(({ path }) => path)).toEqual(
    [],
  );
});
