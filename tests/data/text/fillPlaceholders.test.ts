import { describe, expect, test } from 'vitest';
import { placeholderValuesOf, fillPlaceholders } from '#data/text/fillPlaceholders.ts';
import { buildPlan, buildProvider, buildRecords } from '#tests/support/buildData.ts';

const facts = new Map([
  ['provider.name', 'North Shore'],
  ['claims.uptime', '99.5%'],
  ['hours.label', '8 to 6'],
  ['hours.note', 'Weekends too'],
]);
const quote = <Tree>(tree: Tree) => fillPlaceholders(tree, facts);

describe('The facts', () => {
  const { claims, ratings, messages, pricing } = buildRecords();
  const gap = {
    page: 'privacy-policy',
    missing: 'Who answers for privacy.',
    suppliedBy: 'owner',
    confirmed: false,
  } as const;

  test("are the provider's, its area's, its claims', its ratings', its legal pages' and its plans'", () => {
    const plans = [buildPlan({ id: 'gold', basePrice: 12550, minUsers: 3 })];
    expect(
      Object.fromEntries(
        placeholderValuesOf({
          provider: buildProvider(),
          claims,
          ratings,
          messages,
          legalFacts: [
            { ...gap, id: 'privacy-officer', value: 'the owner' },
            { ...gap, id: 'review' },
          ],
          pricing: { ...pricing, plans },
        }),
      ),
    ).toEqual({
      'provider.name': 'North Shore IT',
      'provider.parent': 'Parent',
      'provider.shortName': 'North Shore',
      'provider.category': 'Managed IT',
      'provider.phone': '+1 905-555-0100',
      'provider.email': 'hello@northshore.example',
      'provider.city': 'Ajax',
      'provider.street': '1 Harwood Avenue',
      'provider.province': 'Ontario',
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
    expect(
      quote({
        a: ['{provider.name}', 5, null, undefined, true],
        b: { c: 'Up {claims.uptime}, {claims.uptime}' },
        date,
      }),
    ).toEqual({
      tree: { a: ['North Shore', 5, null, undefined, true], b: { c: 'Up 99.5%, 99.5%' }, date },
      errors: [],
    });
  });

  test('leaves the names that a page fills in, and braces without a name', () => {
    const text = '{service} in {location} {} {.} { provider.name }';
    expect(quote(text)).toEqual({ tree: text, errors: [] });
  });

  test('does not quote what a fact says', () => {
    expect(fillPlaceholders('{claims.a}', new Map([['claims.a', '{claims.b}']]))).toEqual({
      tree: '{claims.b}',
      errors: [],
    });
  });

  test('names record and field of a fact that there is not', () => {
    expect(
      quote({ locations: [{ slug: 'ajax', keywords: ['IT', '{claims.speed}'], reach: '{provider.fax}' }] }).errors,
    ).toEqual([
      'locations/ajax: keywords[1] quotes "{claims.speed}", which is no fact. Fix the name (data/text/fillPlaceholders.ts lists them) or add the claim.',
      'locations/ajax: reach quotes "{provider.fax}", which is no fact. Fix the name (data/text/fillPlaceholders.ts lists them) or add the claim.',
    ]);
  });
});
