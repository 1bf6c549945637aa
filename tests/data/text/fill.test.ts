import { describe, expect, test } from 'vitest';
import { fill, fillCount } from '#data/rules/text/fill.ts';

describe('Filling a text', () => {
  test.each([
    ['IT in {location}', 'IT in Ajax'],
    ['{location}, {location} and {count} more', 'Ajax, Ajax and 0 more'],
    ['{provider.name} at {plans.gold-1.price}', 'North Shore at $150'],
    ['No names here', 'No names here'],
    ['', ''],
    ['{} { location } {2} {location', '{} { location } {2} {location'],
  ])('%j gives %j', (template, text) => {
    expect(
      fill(template, { location: 'Ajax', count: 0, 'provider.name': 'North Shore', 'plans.gold-1.price': '$150' }),
    ).toBe(text);
  });

  test('puts values in as they are, even where they look like names or patterns', () => {
    expect(fill('{a} {b}', { a: '{b}', b: '$& $1' })).toBe('{b} $& $1');
  });

  test('refuses a name without a value and says which there are', () => {
    expect(() => fill<string>('IT in {city}', { location: 'Ajax', region: 'Durham' })).toThrow(
      new RangeError('"{city}" has no value here. Known: {location} {region}.'),
    );
    expect(() => fill<string>('{location.name}', { location: 'Ajax' })).toThrow(RangeError);
  });
});

test.each([
  [0, '0 users of Ajax'],
  [1, 'One user of Ajax'],
  [2, '2 users of Ajax'],
])('A count of %i gives %j', (count, text) => {
  const forms = { one: 'One user of {place}', other: '{count} users of {place}' } as const;
  expect(fillCount(forms, count, { place: 'Ajax' })).toBe(text);
});
