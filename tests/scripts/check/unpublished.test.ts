import { expect, test } from 'vitest';
import { unpublishedNotes } from '#scripts/check/unpublished.ts';
import { buildIndustry, buildSite } from '#tests/support/buildData.ts';

const site = buildSite();

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
