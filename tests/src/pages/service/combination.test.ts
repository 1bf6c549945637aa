import { describe, expect, test } from 'vitest';
import { source as industryInLocation } from '#src/pages/industryInLocation/industryInLocation.ts';
import { withoutPlans } from '#data/rules/schema/plan.ts';
import { serviceInIndustryInLocation as ofThree } from '#src/pages/service/combinations.ts';
import {
  buildCombination,
  buildIndustry,
  buildPlan,
  buildRecords,
  buildService,
  buildServiceInIndustry,
  buildSite,
  type Records,
} from '#tests/support/buildData.ts';

const { pricing } = buildRecords();
const strict = { id: 'strict', name: 'Strict', complianceMultiplier: 1.15, reason: 'Rules.' };
const lawInAjax = { industry: 'law', location: 'ajax', lede: 'Law there.', points: ['One.'], local: 'Court is here.' };
const pairs: Records['pairs'] = {
  servicesInIndustries: [buildServiceInIndustry()],
  servicesInLocations: [
    {
      service: 'backup',
      location: 'ajax',
      lede: 'Backup there.',
      points: ['Everyone there.'],
      local: 'Lines are slow.',
    },
  ],
  industriesInLocations: [lawInAjax],
};

/** The page of the first service for law firms in Ajax, which has a text unless `combinations` says otherwise. */
function pageOf(overrides: Partial<Records> = {}) {
  const params = { serviceId: 'backup', industrySlug: 'law', locationSlug: 'ajax' };
  const site = buildSite({ combinations: [buildCombination()], pairs, ...overrides });
  return ofThree.content(site, params, '/services/backup/law/ajax');
}
const costOf = (overrides: Partial<Records> = {}) => pageOf(overrides).data.cost;

test('The page of a service, an industry and a location shows what a rule of the industry asks, with its source, and no other rule', () => {
  const sources = [{ id: 'record-act', title: 'Record Act', publisher: 'Ontario', url: 'https://law.example/records' }];
  const rules = [
    { title: 'Web Act', description: 'Websites are readable.', asks: { cloud: 'Host it here.' } },
    {
      title: 'Record Act',
      description: 'Records stay.',
      asks: { backup: 'Copies last ten years.' },
      sources: ['record-act'],
    },
    { title: 'Other Act', description: 'Others.', asks: { backup: 'Copies are locked.' } },
  ];
  expect(pageOf({ industries: [buildIndustry({ rules })], sources, articles: [] }).data.rules).toEqual([
    { title: 'Record Act', description: 'Copies last ten years.', source: 'https://law.example/records' },
    { title: 'Other Act', description: 'Copies are locked.' },
  ]);
});

describe('Its costs', () => {
  test('are those of the service and of the recommended plan for a client of the common size', () => {
    expect(costOf()).toEqual({
      heading: 'Prices for 12 people',
      prices: [
        { label: 'Backup on its own', value: '$120 per month for 12 people ($10 per user per month)' },
        { label: 'Standard plan', value: '$1,710 per month, and $1,000 once to set up' },
      ],
      conditions: 'Before tax, without add-ons. Volume discount included: 5%.',
      calculator: { label: 'Price calculator for 12 people', href: '/pricing?users=12&industry=plain' },
    });
    expect(pageOf().data.price).toBe('$120 per month for 12 people ($10 per user per month)');
  });

  test('say whether a plan includes the service, and name first the price of the service itself', () => {
    const pricing = { startingPrice: 250000, pricingModel: 'flat-month' as const };
    const service = buildService({ pricing, withPlan: 'Included in Standard.' });
    const services = [service, buildService({ id: 'cloud', name: 'Cloud', metaDescription: 'Cloud for firms.' })];
    expect(costOf({ services })?.prices[1]).toEqual({ label: 'With a plan', value: 'Included in Standard.' });
    expect(pageOf({ services }).data.price).toBe('From $2,500 per month; we quote yours in writing before any work');
  });

  test("include the industry's rate, and say why", () => {
    const industries = [buildIndustry({ pricingProfile: 'strict', exampleSize: 8 })];
    const withRate = (complianceMultiplier: number) => {
      const profiles = [...pricing.profiles, { ...strict, complianceMultiplier }];
      return costOf({ industries, pricing: { ...pricing, profiles } });
    };
    expect(withRate(1.15)?.prices[1]?.value).toBe('$1,380 per month, and $1,000 once to set up');
    expect(withRate(1.15)?.conditions).toMatch(/Your industry pays 15% more for a plan\. Rules\.$/);
    expect(withRate(0.9)?.conditions).toMatch(
      /Your industry pays 10% less for a plan\. Rules\. A service on its own is at the regular price for everyone\.$/,
    );
  });

  test('leave out a plan for more people than there are', () => {
    const plans = [buildPlan({ minUsers: 20 })];
    const labels = (exampleSize: number) =>
      costOf({ industries: [buildIndustry({ exampleSize })], pricing: { ...pricing, plans } })?.prices.map(
        ({ label }) => label,
      );
    expect(labels(20)).toEqual(['Backup on its own', 'Standard plan']);
    expect(labels(19)).toEqual(['Backup on its own']);
  });

  test.each([
    ['project', 'From $2,500 per project; we quote yours in writing before any work'],
    ['flat-month', 'From $2,500 per month; we quote yours in writing before any work'],
    ['per-hour', 'From $2,500 per hour'],
  ] as const)('of a service priced as %s name where the price starts, and that it is quoted', (pricingModel, value) => {
    const service = buildService({ pricing: { startingPrice: 250000, pricingModel } });
    const services = [service, buildService({ id: 'cloud', name: 'Cloud', metaDescription: 'Cloud for firms.' })];
    expect(costOf({ services })?.prices[0]?.value).toBe(value);
    expect(pageOf({ services }).data.price).toBe(value);
  });
});

test('Where there are no plans, no page of an industry names their price or leads to a calculator', () => {
  const site = buildSite({ combinations: [], pairs, pricing: withoutPlans });
  const inAjax = { industrySlug: 'law', locationSlug: 'ajax' };
  const { data, head } = industryInLocation.content(site, inAjax, '/industries/law/ajax');
  expect([data.price, data.cost]).toEqual([undefined, undefined]);
  const alone = '$120 per month for 12 people ($10 per user per month)';
  expect(data.services.items.map(({ price }) => price)).toEqual([alone, alone]);
  expect(JSON.stringify(head)).not.toMatch(/null|Infinity/);
  const { cost } = pageOf({ combinations: [], pricing: withoutPlans }).data;
  expect(cost?.calculator).toBeUndefined();
});
