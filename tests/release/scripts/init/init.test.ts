import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadSite } from '#data/rules/load.ts';
import { runScript } from '#tests/support/runScript.ts';
import { sharedFolder } from '#tests/support/folders.ts';
import { headFaults } from '#tests/support/headFaults.ts';

const firm = { name: 'Rideau IT', phone: '613-555-0100', email: 'hi@rideau.example', origin: 'https://rideau.example' };
const address = { street: '1 Elgin Street', city: 'Ottawa', region: 'ON', postal: 'k1p 1j1' };
const place = { latitude: '45.42', longitude: '-75.69', population: '1017000' };
const facts = { starter: 'managed-it', ...firm, ...address, ...place };
/** Apart from its flag, a value may be below zero, as every longitude of Canada is. */
const init = (out: string, given: Record<string, string>) =>
  runScript(
    'scripts/init.ts',
    Object.entries({ ...given, out }).flatMap(([name, value]) => [`--${name}`, value]),
  );

const work = sharedFolder();
let written: { code: number | null; output: string };
beforeAll(async () => {
  written = await init(join(work, 'ours'), facts);
});

test('a folder is written that loads, with the new provider, one place and nothing that another provider claims', async () => {
  expect(written.code).toBe(0);
  expect(written.output).toContain(`${work}/ours is written and valid.\nWrite what stands in brackets`);
  const site = await loadSite(join(work, 'ours'));
  const phone = { display: '613-555-0100', e164: '+16135550100' };
  const provider = { name: 'Rideau IT', phone, address: { city: 'Ottawa', postalCode: 'K1P 1J1' } };
  expect(site.provider).toMatchObject({ ...provider, homeLocation: 'ottawa' });
  expect(site.locations).toMatchObject([{ slug: 'ottawa', populationLabel: '1.02M', postalAreas: ['K1P'] }]);
  const claimed = [site.ratings, site.testimonials, site.pairs.servicesInLocations, site.recommendations];
  expect(claimed).toEqual(Array(4).fill([]));
  expect(site.claims.filter(({ confirmed, value }) => confirmed || !/^\[[a-z-]+\]$/.test(value))).toEqual([]);
  expect(site.legalFacts.filter(({ confirmed }) => confirmed)).toEqual([]);
  const own = await loadSite('data');
  for (const name of ['services', 'industries', 'articles', 'legal'] as const)
    expect(site[name], name).toHaveLength(own[name].length);
  expect(JSON.stringify(site).includes(own.provider.shortName)).toBe(false);
  const links = [...site.articles, ...site.legal].flatMap(({ body }) =>
    [...body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href]) => href),
  );
  expect(links.filter((href) => own.locations.some(({ slug }) => href?.split('/').includes(slug)))).toEqual([]);
});

test('its pages pass the checks that come before a build', async () => {
  const { faults, paths } = await headFaults(await loadSite(join(work, 'ours')));
  expect(faults).toEqual([]);
  expect(paths.size).toBeGreaterThan(100);
});

test('its titles and texts name its own city, and what still names places of the other is told line by line', async () => {
  const site = await loadSite(join(work, 'ours'));
  expect(site.pages.home.title).toBe('Rideau IT: Managed IT Services in Ottawa');
  expect(JSON.stringify([site.pages, site.industries.map(({ keywords }) => keywords)])).not.toMatch(/Toronto|GTA/);
  expect(written.output).toMatch(/Write what is true where records meet: 14 pairs have no record/);
  const told = [...written.output.matchAll(/^ {2}(\S+):\d+: "(.*)"$/gm)].map(([, path, name]) => `${path} ${name}`);
  expect([...new Set(told)]).toEqual(
    expect.arrayContaining([
      // What the articles say of these places is true of them alone.
      'blog/second-internet-line-with-failover.md Toronto',
      'blog/three-year-it-budget-on-one-page.md Mississauga',
      // Words that only look like the places: a maker of software, and the time zone of Ottawa.
      'industries/legal.ts Durham',
      'locations/ottawa.ts Toronto',
      'provider.ts Toronto',
    ]),
  );
});

test('nothing is written over a folder that exists', async () => {
  const file = join(work, 'mine');
  writeFileSync(file, 'mine');
  expect(await init(file, facts)).toEqual({
    code: 1,
    output: `${file} exists already, and nothing is written over it. Name another folder with --out, or move that one away.\n`,
  });
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('every fact that is missing or wrong is told with its remedy, and nothing is written', async () => {
  const wrong = { phone: '555-0100', postal: 'K1P', origin: 'https://www.rideau.example', latitude: '' };
  const { code, output } = await init(join(work, 'wrong'), { ...facts, ...wrong, timezone: 'Ottawa' });
  expect([code, existsSync(join(work, 'wrong'))]).toEqual([1, false]);
  expect(output.split('\n')).toEqual([
    '--phone is "555-0100". Give a number with its area code, for example "902-555-0100" or "+1 902-555-0100".',
    '--postal is "K1P". Give a Canadian postal code, for example "A1A 1A1".',
    '--origin is "https://www.rideau.example". Leave out "www.": the site answers without it.',
    '--latitude is missing. Give degrees from -90 to 90, for example "45.4215".',
    '--timezone is "Ottawa". Give the IANA name of a time zone, for example "America/Toronto".',
    '',
  ]);
});
