import { describe, expect, test } from 'vitest';
import { recommend } from '#data/rules/recommendations/recommend.ts';
import type { Recommendable, Recommendation } from '#data/rules/schema/recommendation.ts';

const buildRecommendable = (id: string, name = id): Recommendable => {
  return { id, name, description: 'An offer.', features: ['One', 'Two'], iconName: 'shield' };
};
const buildRecommendation = (
  recommendableId: string,
  priority: number,
  rest: Partial<Recommendation> = {},
): Recommendation => ({ locationName: 'Ajax', recommendableId, recommendationReason: 'Because.', priority, ...rest });

const recommendables = {
  main: [buildRecommendable('enterprise', 'From the main list'), buildRecommendable('backup')],
  secondary: [buildRecommendable('wifi'), buildRecommendable('enterprise', 'From the secondary list')],
};
const recommendations = [
  buildRecommendation('backup', 8),
  buildRecommendation('wifi', 9, { showInHomeBanner: true }),
  buildRecommendation('enterprise', 10),
  buildRecommendation('backup', 9, { showInHomeBanner: true, recommendationReason: 'Later in the list.' }),
  buildRecommendation('backup', 10, { locationName: 'Toronto', showInHomeBanner: false }),
];
const source = { recommendations, recommendables, locationName: 'ajax' };
const ids = (items: { recommendable: Recommendable }[]) => items.map(({ recommendable }) => recommendable.id);

describe('Recommendations', () => {
  test('are those of the location in any case, the highest priority first and equal ones in the given order', () => {
    expect(ids(recommend({ ...source, locationName: 'AJAX', mode: 'card' }))).toEqual(['enterprise', 'wifi', 'backup']);
  });

  test('are at most three, each with what it recommends, of the main list first', () => {
    expect(recommend({ ...source, mode: 'inline' })).toHaveLength(3);
    expect(recommend({ ...source, mode: 'inline' })[0]).toEqual({
      recommendation: recommendations[2],
      recommendable: recommendables.main[0],
    });
  });

  test('in a banner are one, of those meant for it', () => {
    expect(ids(recommend({ ...source, mode: 'banner' }))).toEqual(['wifi']);
    expect(recommend({ ...source, locationName: 'Toronto', mode: 'banner' })).toEqual([]);
  });
});
