import { expect, test } from 'vitest';
import { DataError, validateSite } from '#data/rules/load.ts';
import {
  buildIndustry,
  buildLocation,
  buildRecords,
  buildService,
  buildServiceInIndustry,
  type Records,
} from '#tests/support/buildData.ts';

const before = { moment: new Date('2026-03-01T12:00:00Z') };
const after = { moment: new Date('2026-03-02T12:00:00Z') };
const publishedAt = '2026-03-02';
const whitby = { slug: 'whitby', name: 'Whitby', metaDescription: 'IT support in Whitby.', publishedAt };
const food = { id: 'food', slug: 'food', metaDescription: 'For food.', publishedAt };
const audits = { id: 'audits', name: 'Audits', metaDescription: 'Audits.', targetIndustries: ['food'], publishedAt };
const placePair = (lede: string) => ({ lede, points: ['One.'] });
const records = (overrides: Partial<Records> = {}): Records => {
  const small = buildRecords();
  return {
    ...small,
    locations: [...small.locations, buildLocation(whitby)],
    industries: [...small.industries, buildIndustry(food)],
    services: [...small.services, buildService(audits)],
    pairs: {
      servicesInIndustries: [buildServiceInIndustry({ service: 'audits', industry: 'food' })],
      servicesInLocations: [{ service: 'backup', location: 'whitby', ...placePair('There.') }],
      industriesInLocations: [{ industry: 'food', location: 'ajax', ...placePair('Food there.') }],
    },
    recommendations: [
      { locationName: 'Whitby', recommendableId: 'help-desk', recommendationReason: 'It is new.', priority: 9 },
    ],
    visitor: { ...small.visitor, selector: ['ajax', 'whitby'] },
    ...overrides,
  };
};

test('a location, an industry and a service wait for their day with all that belongs to them', () => {
  const site = validateSite(records(), [], before);
  const { assistant: _, messages: __, ...rest } = site;
  expect(JSON.stringify(rest).match(/whitby|Whitby|"food"|audits/)).toBeNull();
  expect(site.visitor.selector).toEqual(['ajax']);

  const next = validateSite(records(), [], after);
  expect(next.locations.map(({ slug }) => slug)).toContain('whitby');
  expect([next.pairs.servicesInIndustries.length, next.recommendations.length, next.services.length]).toEqual([
    1, 1, 3,
  ]);
});

test('a draft is kept where drafts are shown, and nowhere else', () => {
  const draft = records({ locations: [...buildRecords().locations, buildLocation({ ...whitby, draft: true })] });
  expect(validateSite(draft, [], after).locations.map(({ slug }) => slug)).toEqual(['ajax', 'pickering']);
  expect(validateSite(draft, [], { ...after, drafts: true }).locations.map(({ slug }) => slug)).toContain('whitby');
});

test('what is not published is validated nevertheless, and the home location cannot wait', () => {
  const errorsOf = (overrides: Partial<Records>) => {
    try {
      validateSite(records(overrides), [], before);
    } catch (error) {
      if (error instanceof DataError) return error.errors;
      throw error;
    }
    return [];
  };
  const [ajax, pickering] = buildRecords().locations;
  expect(
    errorsOf({ locations: [ajax, pickering, buildLocation({ ...whitby, population: 0 })] as Records['locations'] }),
  ).toEqual(['locations/whitby: population is 0. Give the number of inhabitants.']);
  expect(
    errorsOf({ locations: [{ ...ajax, draft: true }, pickering, buildLocation(whitby)] as Records['locations'] }),
  ).toEqual(['provider: homeLocation "ajax" does not exist. Add it to data/locations or fix the name.']);
});

test('menus lose the links to what is not published, and columns that have no link then', () => {
  const small = buildRecords();
  const whitbyMap = { label: 'Whitby', href: '/locations/whitby#map' };
  const header = Object.entries({ Home: '/', Audits: '/services/audits', Backup: '/services/backup' });
  const navigation = {
    ...small.navigation,
    header: header.map(([label, href]) => ({ label, href })),
    footer: [{ title: 'New', links: [whitbyMap, { label: 'Food', href: '/industries/food/ajax' }] }],
  };
  const shown = validateSite(records({ navigation }), [], before).navigation;
  expect([shown.header.map(({ label }) => label), shown.footer]).toEqual([['Home', 'Backup'], []]);
  expect(validateSite(records({ navigation }), [], after).navigation.footer).toEqual(navigation.footer);
});
