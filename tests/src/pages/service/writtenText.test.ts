import { describe, expect, test } from 'vitest';
import type { Combination } from '#data/rules/schema/combination.ts';
import { source } from '../../../../src/pages/service/serviceInIndustryInLocation.ts';
import {
  buildCombination,
  buildIndustry,
  buildPlan,
  buildRecords,
  buildService,
  buildSite,
  type Records,
} from '#tests/support/buildData.ts';

const words = (prefix: string) => Array.from({ length: 30 }, (_, index) => prefix + index).join(' ');
const ownWords = (own: string) =>
  ['a', 'b', 'c', 'd'].map((part) => words(own + part)) as [string, string, string, string];
const { pairs: noPairs, pricing } = buildRecords();
const strict = { id: 'strict', name: 'Strict', complianceMultiplier: 1.15, reason: 'Rules.' };

/** The page of the first service in Ajax, where every page has a text with words of its own. */
function pageOf(facts: Partial<Combination> = {}, overrides: Partial<Records> = {}) {
  const combinations = ['ajax', 'pickering'].flatMap((location) =>
    ['backup', 'cloud'].map((service) => {
      const [situation, firstSteps, systems, problems] = ownWords(location + service);
      const changes = location === 'ajax' && service === 'backup' ? facts : {};
      return buildCombination({ service, location, situation, firstSteps, systems, problems, ...changes });
    }),
  );
  const params = { serviceId: 'backup', industrySlug: 'law', locationSlug: 'ajax' };
  return source.content(buildSite({ combinations, ...overrides }), params, '/services/backup/law/ajax');
}
const costOf = (...args: Parameters<typeof pageOf>) => pageOf(...args).data.ownText?.cost;

describe('The page of a service, an industry and a location', () => {
  test('has its text under headings that name the clients and the location', () => {
    const situation = 'Files under the counter.';
    const [, firstSteps, systems, problems] = ownWords('ajaxbackup');
    const heading = 'An example: law firms in Ajax';
    expect(pageOf({ situation }).data.ownText).toMatchObject({ heading, situation, firstSteps, systems, problems });
  });

  test('has no such text where the provider has written none, and is listed all the same', () => {
    const { data, head } = pageOf({}, { combinations: [] });
    expect(data).not.toHaveProperty('ownText');
    expect(head.noIndex).toBeFalsy();
  });

  test('keeps out what the service is like in the location, which concerns other industries too', () => {
    const points = ['One.', 'Two.', 'Three.'];
    const meeting = (text: string) => ({ lede: `${text} lede.`, text: `${text} first. ${text} then.`, points });
    const pairs = {
      servicesInIndustries: [{ service: 'backup', industry: 'law', ...meeting('Trade') }],
      servicesInLocations: [{ service: 'backup', location: 'ajax', ...meeting('Place') }],
      industriesInLocations: [{ industry: 'law', location: 'ajax', ...meeting('Both') }],
    };
    const written = pageOf({}, { pairs }).data;
    expect(written.passages.map(({ text }) => text)).toEqual([undefined, 'Both first. Both then.']);
    expect(written.intro).toBe('Copies of backup in ajax.');
    const unwritten = pageOf({}, { pairs, combinations: [] }).data;
    expect(unwritten.intro).toBe('Trade lede.');
    expect(unwritten.passages.map(({ text }) => text)).toEqual(['Trade first. Trade then.', 'Both first. Both then.']);
  });

  test('has of the points about the industry there only those that matter to the service', () => {
    const points = ['One copy.', 'Two copies.', 'Three copies.'];
    const lawInAjax = { industry: 'law', location: 'ajax', lede: 'Lede.', text: 'Text.', points };
    const record = (facts: { pointServices?: string[][] }) => ({
      ...noPairs,
      industriesInLocations: [{ ...lawInAjax, ...facts }],
    });
    const question = { of: 'both' as const, question: 'What to keep in mind?', answer: '{overlooked}' };
    const faqs = { ...buildRecords().faqs, combination: [question] };
    const shown = (pointServices?: string[][]) => {
      const { passages, faq } = pageOf({}, { pairs: record(pointServices ? { pointServices } : {}), faqs }).data;
      return [...passages.flatMap(({ points }) => points), ...faq.map(({ answer }) => answer)].toSorted();
    };
    expect(shown()).toEqual(['One copy.', 'Three copies.', 'Two copies.']);
    expect(shown([['backup'], ['cloud'], ['backup', 'cloud']])).toEqual(['One copy.', 'Three copies.']);
    expect(shown([['cloud'], ['cloud'], ['cloud']])).toEqual([]);
  });

  test('shows what a rule of the industry asks of the service, whole, and no rule that asks nothing of it', () => {
    const rules = [
      { title: 'Web Act', description: 'Websites are readable. Test them.', asks: { cloud: 'Host it here.' } },
      { title: 'Record Act', description: 'Records stay. For ten years.', asks: { backup: 'Copies last ten years.' } },
    ];
    const rulesShown = (asked: boolean) =>
      pageOf({}, { industries: [buildIndustry({ rules: asked ? rules : rules.map(({ asks: _, ...rule }) => rule) })] })
        .data.industry?.rules;
    expect(rulesShown(true)).toEqual([{ title: 'Record Act', description: 'Copies last ten years.' }]);
    expect(rulesShown(false)?.[0]?.description).toMatch(
      /^(Websites are readable\. Test them\.|Records stay\. For ten years\.)$/,
    );
  });

  test('stays out of search engines with fewer than 100 words of its own', () => {
    expect(pageOf({ situation: words('s').split(' ').slice(0, 10).join(' ') }).head.noIndex).toBeFalsy();
    expect(pageOf({ situation: words('s').split(' ').slice(0, 9).join(' ') }).head.noIndex).toBe(true);
  });
});

describe('Its costs', () => {
  test('are those of the service and of each plan for the people of the text, with what they hold for', () => {
    expect(costOf({ people: 12 })).toEqual({
      heading: 'Example: backup and plans for 12 people',
      prices: [
        { label: 'Backup on its own', value: 'From $120 per month, at $10 per user per month' },
        { label: 'Standard plan', value: '$1,710 per month, and $1,000 once to set up' },
      ],
      conditions:
        'An example of 12 people, before tax. You do not need a plan to buy backup; plan prices are without ' +
        'add-ons. Plan prices include a volume discount of 5%.',
      calculator: { label: 'Price calculator for 12 people', href: '/pricing?users=12&industry=plain' },
    });
  });

  test("include the industry's rate, and say so", () => {
    const industries = [buildIndustry({ pricingProfile: 'strict' })];
    const withRate = (complianceMultiplier: number) => {
      const profiles = [...pricing.profiles, { ...strict, complianceMultiplier }];
      return costOf({ people: 8 }, { industries, pricing: { ...pricing, profiles } });
    };
    expect(withRate(1.15)?.prices[1]?.value).toBe('$1,380 per month, and $1,000 once to set up');
    expect(withRate(1.15)?.conditions).toMatch(
      /add-ons\. Plan prices include the Strict rate, 15% above the list price\.$/,
    );
    expect(withRate(0.9)?.conditions).toMatch(/Plan prices include the Strict rate, 10% below the list price\.$/);
  });

  test('leave out a plan for more people than there are', () => {
    const plans = [buildPlan(), buildPlan({ id: 'large', name: 'Large', minUsers: 20, recommended: false })];
    const labels = (people: number) =>
      costOf({ people }, { pricing: { ...pricing, plans } })?.prices.map(({ label }) => label);
    expect(labels(20)).toEqual(['Backup on its own', 'Standard plan', 'Large plan']);
    expect(labels(19)).toEqual(['Backup on its own', 'Standard plan']);
    expect(labels(1)).toEqual(['Backup on its own']);
    expect(costOf({ people: 1 })?.heading).toBe('Example: backup and plans for 1 person');
  });

  test.each([
    ['project', 'From $2,500 per project'],
    ['flat-month', 'From $2,500 per month'],
    ['per-hour', 'From $2,500 per hour'],
  ] as const)('of a service priced as %s are its own', (pricingModel, value) => {
    const service = buildService({ pricing: { startingPrice: 250000, pricingModel } });
    const services = [service, buildService({ id: 'cloud', name: 'Cloud', metaDescription: 'Cloud for firms.' })];
    expect(costOf({}, { services })?.prices[0]?.value).toBe(value);
  });
});
