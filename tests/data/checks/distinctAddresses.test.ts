import { expect, test } from 'vitest';
import { buildIndustry, buildLocation, buildPlanService, buildRecords } from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const { locations, serviceCategories } = buildRecords();

const place = (slug: string) => buildLocation({ slug, name: 'Other', metaDescription: 'Other.' });
const industry = (slug: string) => buildIndustry({ id: 'other', slug, metaDescription: 'Other.' });
const taken = (later: string, slug: string, first: string) =>
  `${later}/${slug}: slug "${slug}" is taken by ${first}/${slug}, and both have pages under /services. Rename one of them.`;

test.each([
  ['cloud', 'industries', 'services', { industries: [buildIndustry(), industry('cloud')] }],
  ['cloud', 'locations', 'services', { locations: [...locations, place('cloud')] }],
  ['law', 'locations', 'industries', { locations: [...locations, place('law')] }],
  ['cloud', 'planServices', 'services', { planServices: [buildPlanService({ slug: 'cloud' })] }],
  ['law', 'industries', 'planServices', { planServices: [buildPlanService({ slug: 'law' })] }],
  ['ajax', 'locations', 'planServices', { planServices: [buildPlanService({ slug: 'ajax' })] }],
])('"%s" is no name for %s and %s', (slug, later, first, records) => {
  expect(dataErrors(records)).toEqual([taken(later, slug, first)]);
});

test('A service category links to a service or to a plan service', () => {
  expect(
    dataErrors({
      serviceCategories: serviceCategories.map((category) => ({ ...category, planService: 'help' })),
      planServices: [buildPlanService()],
    }),
  ).toEqual([expect.stringContaining('The service named in "service" has a page already. Remove one of the two.')]);
});

test('One name for all three is told for each that comes later', () => {
  expect(
    dataErrors({ industries: [buildIndustry(), industry('cloud')], locations: [...locations, place('cloud')] }),
  ).toEqual([taken('industries', 'cloud', 'services'), taken('locations', 'cloud', 'services')]);
});

test('Slugs that are missing do not collide', () => {
  const errors = dataErrors({
    industries: [buildIndustry({ slug: undefined as never })],
    locations: [...locations, place(undefined as never)],
  });
  expect(errors).toEqual(
    expect.arrayContaining(['industries/law: slug is missing. Add it.', 'locations/Other: slug is missing. Add it.']),
  );
  expect(errors.join()).not.toContain('is taken by');
});
