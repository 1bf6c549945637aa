import { describe, expect, test } from 'vitest';
import { fillPlaceholders } from '#data/rules/text/fillPlaceholders.ts';

const hours = { 'hours.label': '8 to 6', 'hours.note': 'Weekends too' };
const facts = new Map(Object.entries({ 'provider.name': 'North Shore', 'claims.uptime': '99.5%', ...hours }));
const quote = <Tree>(tree: Tree) => fillPlaceholders(tree, facts);

describe('Quoting facts', () => {
  test('names record and field of a fact that there is not', () => {
    const locations = [{ slug: 'ajax', keywords: ['IT', '{claims.speed}'], reach: '{provider.fax}' }];
    expect(quote({ locations }).errors).toEqual([
      'locations/ajax: keywords[1] quotes "{claims.speed}", which is no fact. Fix the name (data/rules/text/fillPlaceholders.ts lists them) or add the claim.',
      'locations/ajax: reach quotes "{provider.fax}", which is no fact. Fix the name (data/rules/text/fillPlaceholders.ts lists them) or add the claim.',
    ]);
  });
});
