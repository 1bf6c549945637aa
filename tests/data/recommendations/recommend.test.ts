import { expect, test } from 'vitest';
import { recommend } from '#data/rules/recommendations/recommend.ts';
import type { Recommendable, Recommendation } from '#data/rules/schema/recommendation.ts';

const offer = (id: string, name = id): Recommendable => {
  return { id, name, description: 'An offer.', features: ['One', 'Two'], iconName: 'shield' };
};
const of = (recommendableId: string, priority: number, rest: Partial<Recommendation> = {}): Recommendation => {
  return { locationName: 'Ajax', recommendableId, recommendationReason: 'Because.', priority, ...rest };
};
const source = {
  recommendables: {
    main: [offer('enterprise', 'From the main list'), offer('backup')],
    secondary: [offer('wifi'), offer('enterprise', 'From the secondary list')],
  },
  recommendations: [
    of('backup', 8),
    of('wifi', 9, { showInHomeBanner: true }),
    of('enterprise', 10),
    of('backup', 9, { showInHomeBanner: true }),
    of('backup', 10, { locationName: 'Toronto', showInHomeBanner: false }),
  ],
};
const names = (locationName: string, mode: 'banner' | 'card') =>
  recommend({ ...source, locationName, mode }).map(({ recommendable }) => recommendable.name);

test('A location has its three highest recommendations, each of the main list first, and a banner one of those meant for it', () => {
  expect(names('AJAX', 'card')).toEqual(['From the main list', 'wifi', 'backup']);
  expect(names('ajax', 'banner')).toEqual(['wifi']);
  expect(names('Toronto', 'banner')).toEqual([]);
});
