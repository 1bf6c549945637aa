import { expect, test } from 'vitest';
import { unpublishedNotes } from '#scripts/check/unpublished.ts';
import { buildIndustry, buildSite } from '#tests/support/buildData.ts';

const site = buildSite();

test('what is on the site is not noted', () => {
  expect(unpublishedNotes(site, '2026-11-27')).toEqual([]);
});

test('drafts are named, and records whose day has not come with that day', () => {
  const industries = [
    buildIndustry({ slug: 'food', draft: true }),
    buildIndustry({ slug: 'law', publishedAt: '2027-01-02' }),
    buildIndustry({ slug: 'port', publishedAt: '2026-11-27' }),
  ];
  expect(unpublishedNotes({ ...site, industries }, '2026-11-27')).toEqual([
    'drafts, on no page (1): industries/food.',
    'not before their day (1): industries/law (2027-01-02).',
  ]);
});

test('of many the first are named', () => {
  const industries = Array.from({ length: 14 }, (_, at) => buildIndustry({ slug: `of-${at}`, draft: true }));
  expect(unpublishedNotes({ ...site, industries }, '2026-11-27')[0]).toMatch(
    /^drafts, on no page \(14\): .*industries\/of-11, and 2 more\.$/,
  );
});
