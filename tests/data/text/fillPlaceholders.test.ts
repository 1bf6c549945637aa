import { describe, expect, test } from 'vitest';
import { placeholderValuesOf, fillPlaceholders } from '#data/rules/text/fillPlaceholders.ts';
import { buildPlan, buildProvider, buildRecords } from '#tests/support/buildData.ts';

const hours = { 'hours.label': '8 to 6', 'hours.note': 'Weekends too' };
const facts = new Map(Object.entries({ 'provider.name': 'North Shore', 'claims.uptime': '99.5%', ...hours }));
const quote = <Tree>(tree: Tree) => fillPlaceholders(tree, facts);

describe('The facts', () => {
  const { claims, ratings, messages, pricing } = buildRecords();
  const missing = 'Who answers for privacy.';
  const gap = { page: 'privacy-policy', missing, suppliedBy: 'owner', confirmed: false } as const;

  test("are the provider's, its area's, its claims', its ratings', its legal pages', its plans' and its add-ons'", () => {
    const plans = [buildPlan({ id: 'gold', basePrice: 12550, minUsers: 3 })];
    const review = { ...gap, id: 'review' };
    const legalFacts = [{ ...review, id: 'privacy-officer', value: 'the owner' }, review];
    const records = { provider: buildProvider(), claims, ratings, messages, legalFacts };
    const values = placeholderValuesOf({ ...records, pricing: { ...pricing, plans } });
    expect(Object.fromEntries(values)).toEqual({
      'provider.name': 'North Shore IT',
      'provider.parent': 'Parent',
      'provider.shortName': 'North Shore',
      'provider.category': 'Managed IT',
      'provider.phone': '+1 905-555-0100',
      'provider.email': 'hello@northshore.example',
      'provider.host': 'northshore.example',
      'provider.city': 'Ajax',
      'provider.street': '1 Harwood Avenue',
      'provider.province': 'Ontario',
      'addOns.lines.price': '$25',
      'addOns.plan-lines.price': '$20',
      'area.name': 'Durham Region',
      'area.shortName': 'Durham',
      'hours.label': 'Monday-Friday 8-6',
      'hours.note': 'Weekends by appointment',
      'claims.uptime': '99.5%',
      'ratings.default': '4.5 out of 5 from 20 reviews of the firm',
      'legal.privacy-officer': 'the owner',
      'plans.gold.price': '$125.50',
      'plans.gold.responseTime': '1 hour',
      'plans.gold.helpDeskHours': '9-5',
      'plans.gold.minUsers': '3',
    });
  });
});

describe('Quoting facts', () => {
  test('reaches every text of a tree and leaves the rest', () => {
    const date = new Date('2025-05-10');
    const others = [5, null, undefined, true];
    const given = { a: ['{provider.name}', ...others], b: { c: 'Up {claims.uptime}, {claims.uptime}' }, date };
    const tree = { a: ['North Shore', ...others], b: { c: 'Up 99.5%, 99.5%' }, date };
    expect(quote(given)).toEqual({ tree, errors: [] });
  });

  test('leaves the names that a page fills in, and braces without a name', () => {
    const text = '{service} in {location} {} {.} { provider.name }';
    expect(quote(text)).toEqual({ tree: text, errors: [] });
  });

  test('does not quote what a fact says', () => {
    const filled = fillPlaceholders('{claims.a}', new Map([['claims.a', '{claims.b}']]));
    expect(filled).toEqual({ tree: '{claims.b}', errors: [] });
  });

  test('names record and field of a fact that there is not', () => {
    const locations = [{ slug: 'ajax', keywords: ['IT', '{claims.speed}'], reach: '{provider.fax}' }];
    expect(quote({ locations }).errors).toEqual([
      'locations/ajax: keywords[1] quotes "{claims.speed}", which is no fact. Fix the name (data/rules/text/fillPlaceholders.ts lists them) or add the claim.',
      'locations/ajax: reach quotes "{provider.fax}", which is no fact. Fix the name (data/rules/text/fillPlaceholders.ts lists them) or add the claim.',
    ]);
  });
});
