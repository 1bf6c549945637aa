import { expect, test } from 'vitest';
import { buildIndustry, buildLocation, buildPlanService, buildRecords } from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const { locations, serviceCategories } = buildRecords();

const place = (slug: string) => buildLocation({ slug, name: 'Other', metaDescription: 'Other.' });

test('An industry may not be called like a service', () => {
  expect(
    dataErrors({
      industries: [buildIndustry(), buildIndustry({ id: 'other', slug: 'cloud', metaDescription: 'Other.' })],
    }),
  ).toEqual([
    'industries/cloud: slug "cloud" is taken by services/cloud, and both have pages under /services. Rename one of them.',
  ]);
});

test('A place may not be called like a service or an industry', () => {
  expect(dataErrors({ locations: [...locations, place('cloud')] })).toEqual([
    'locations/cloud: slug "cloud" is taken by services/cloud, and both have pages under /services. Rename one of them.',
  ]);
  expect(dataErrors({ locations: [...locations, place('law')] })).toEqual([
    'locations/law: slug "law" is taken by industries/law, and both have pages under /services. Rename one of them.',
  ]);
});

test('A plan service may not be called like a service, an industry or a place', () => {
  const named = (slug: string) => ({ planServices: [buildPlanService({ slug })] });
  for (const [slug, owner] of [
    ['cloud', 'services'],
    ['law', 'industries'],
    ['ajax', 'locations'],
  ] as const) {
    const [first, second] = owner === 'services' ? ['services', 'planServices'] : ['planServices', owner];
    expect(dataErrors(named(slug))).toEqual([
      `${second}/${slug}: slug "${slug}" is taken by ${first}/${slug}, and both have pages under /services. Rename one of them.`,
    ]);
  }
  expect(dataErrors(named('support'))).toEqual([]);
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
  const errors = dataErrors({
    industries: [buildIndustry(), buildIndustry({ id: 'cloud', slug: 'cloud', metaDescription: 'Other.' })],
    locations: [...locations, place('cloud')],
  });
  expect(errors).toEqual([
    'industries/cloud: slug "cloud" is taken by services/cloud, and both have pages under /services. Rename one of them.',
    'locations/cloud: slug "cloud" is taken by services/cloud, and both have pages under /services. Rename one of them.',
  ]);
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
