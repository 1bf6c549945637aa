import { describe, expect, test } from 'vitest';
import { validateSite, withOrigin } from '#data/rules/load.ts';
import { buildArticle, buildLocation, buildPlan, buildRecords, buildSite } from '#tests/support/buildData.ts';

const { pricing, pages } = buildRecords();

describe('A site', () => {
  test('that is right is returned with its articles newest first, those of one day by slug', () => {
    const days = Object.entries({ b: '2025-01-01', new: '2025-03-01', a: '2025-01-01' });
    const articles = days.map(([slug, publishedAt]) =>
      buildArticle({ slug, publishedAt, title: slug, description: slug }),
    );
    expect(buildSite({ articles }).articles.map(({ slug }) => slug)).toEqual(['new', 'a', 'b']);
  });

  test('has the facts in its texts, however deep', () => {
    const chat = { ...pages.chat, keywords: ['{provider.name}', '{claims.uptime}'] };
    const body = 'Call {provider.phone}. {plans.standard.price} for {plans.standard.minUsers} users.';
    const site = buildSite({ pages: { ...pages, chat }, articles: [buildArticle({ body })] });
    expect(site.pages.chat.keywords).toEqual(['North Shore IT', '99.5%']);
    expect(site.articles[0]?.body).toBe('Call +1 905-555-0100. $150 for 5 users.');
  });
});

test('A public address that is none is told with the variable that gave it', () => {
  expect(() => withOrigin(buildSite(), 'https://x.example/path')).toThrow(
    'SITE_ORIGIN: the value is "https://x.example/path". Give the origin alone, as https://host, without a path or a slash at its end.',
  );
});

describe('Every error is told at once', () => {
  test('those of the caller, the facts, the schema and the checks', () => {
    const locations = [buildLocation({ name: '', summary: 'Up {claims.speed}.', region: 'york' })];
    const plans = [buildPlan({ basePrice: 1.5, recommended: false })];
    const run = () =>
      validateSite(buildRecords({ locations, pricing: { ...pricing, plans } }), ['blog/broken: cannot be read.']);
    // A price that is none leaves no facts to quote, so nothing is said of them until it is right.
    expect(run).toThrow(
      '6 errors in the data:\n' +
        '  blog/broken: cannot be read.\n' +
        '  locations/ajax: name is "". Write the text.\n' +
        '  pricing.plans/standard: basePrice is 1.5. Give whole cents, for example 15000 for 150 dollars.\n' +
        '  locations/ajax: region "york" does not exist. Add it to data/regions.ts or fix the name.\n' +
        '  recommendations/Ajax: locationName "Ajax" does not exist. Add it to data/locations or fix the name.\n' +
        '  pricing: no plan is recommended. Set "recommended: true" on exactly one plan.',
    );
  });
});
