import { expect, test } from 'vitest';
import { industryPages, locationPages } from '#src/pages/service/childPages.ts';
import { buildCombination, buildRecords, buildSite } from '#tests/support/buildData.ts';

const textOn = (service: string, location: string) =>
  buildCombination({ service, location, lede: `What ${service} is in ${location}.` });
const combinations = ['ajax', 'pickering'].flatMap((location) => [
  textOn('backup', location),
  textOn('cloud', location),
]);
const lawInAjax = {
  industry: 'law',
  location: 'ajax',
  lede: 'Lede.',
  text: 'Text.',
  points: ['One.', 'Two.', 'Three.'],
};
const pairs = { ...buildRecords().pairs, industriesInLocations: [lawInAjax] };

test('a link to the page of a service, an industry and a location shows how that page opens, and no other service', () => {
  const site = buildSite({ combinations, pairs });
  const [service] = site.services;
  const industry = site.industries.find(({ slug }) => slug === 'law');
  const location = site.locations.find(({ slug }) => slug === 'ajax');
  if (!service || !industry || !location) throw new Error('The records of the test are not there.');
  const textOf = (pages: { href: string; text: string }[]) =>
    pages.find(({ href }) => href === `/services/${service.id}/law/ajax`)?.text;
  expect(textOf(locationPages(site, service, industry))).toBe(`What ${service.id} is in ajax.`);
  expect(textOf(industryPages(site, service, location))).toBe(`What ${service.id} is in ajax.`);
  const unwritten = buildSite({ combinations: [], pairs });
  expect(textOf(locationPages(unwritten, service, industry))).toMatch(/^(One|Two|Three|Lede)\.$/);
});
