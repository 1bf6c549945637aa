import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAssistant } from '#api/chat/assistant.ts';
import { loadSite } from '#data/load.ts';
import type { Site } from '#data/schema/site.ts';
import { measure } from '#scripts/bench/measure.ts';
import { textsInBrackets } from '#scripts/check/brackets.ts';
import { checkLinks, makeHeadChecks } from '#scripts/build/checkHeads.ts';
import { recordLinks } from '#scripts/build/recordLinks.ts';
import { root } from '#scripts/support/root.ts';
import { runScript } from '#scripts/support/runScript.ts';
import { sitePages } from '#src/routing/sitePages.ts';
import { routes } from '#src/routes.ts';

/** Words of the first provider's trade and places, which no page of another trade says. */
const foreign =
  /\b(?:IT|[Cc]yber\w*|[Mm]anaged|[Ff]irewalls?|[Pp]hishing|[Rr]ansomware|[Mm]alware|Microsoft|GTA|PHIPA)\b/;

const answers = {
  phone: '902-555-0155',
  email: 'hello@tidewater.example',
  street: '5 Barrington Street',
  city: 'Halifax',
  postal: 'B3J 1A1',
  places: 'Dartmouth, Lunenburg',
};
const starters = {
  books: {
    ...answers,
    starter: 'service',
    trade: 'Bookkeeping',
    name: 'Tidewater Books',
    services: 'Payroll, Year-End Returns',
  },
  pipes: { ...answers, starter: 'plumbing', name: 'Tidewater Plumbing' },
};
/** In milliseconds: a build, on a machine that does other work besides. */
const buildLimit = 300_000;
let work: string;
const sites = {} as Record<keyof typeof starters, Site>;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'starters-'));
  for (const [name, given] of Object.entries(starters)) {
    const file = join(work, `${name}.json`);
    writeFileSync(file, JSON.stringify(given));
    const { code, output } = await runScript('scripts/init.ts', [`--answers=${file}`, `--out=${join(work, name)}`]);
    expect([code, output]).toEqual([0, expect.stringContaining('a whole site, without texts in brackets')]);
    sites[name as keyof typeof starters] = await loadSite(join(work, name));
  }
});
afterAll(() => rmSync(work, { recursive: true }));

test.each(['books', 'pipes'] as const)(
  'the %s have no text in brackets, no dead link and no page without records',
  async (name) => {
    const site = sites[name];
    expect(textsInBrackets(site)).toEqual([]);
    const heads = makeHeadChecks();
    for (const page of await sitePages(routes, site)) heads.check({ path: page.path, head: page.content().head });
    expect([...heads.errors, ...checkLinks(heads.paths, recordLinks(site))]).toEqual([]);
    for (const gone of ['/pricing', '/industries', '/blog', '/resources']) expect(heads.paths.has(gone)).toBe(false);
  },
);

test(
  'a built starter says no word of the first provider’s trade, in no file',
  async () => {
    const dist = join(work, 'dist');
    await measure(process.execPath, [join(root, 'scripts/build.ts'), '--out', dist, '--no-compress', '--no-pictures'], {
      cwd: root,
      env: { DATA_DIR: join(work, 'pipes') },
    });
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.(?:html|json|js|xml|txt|md|webmanifest)$/.test(name) && !name.startsWith('server/'),
    );
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((name) => {
      const word = foreign.exec(readFileSync(join(dist, name), 'utf8'))?.[0];
      return word ? [`${name}: ${word}`] : [];
    });
    expect(found).toEqual([]);
  },
  buildLimit,
);

test('what was asked for is in the records, and the rest is looked up or left to confirm', () => {
  const { provider, locations, services } = sites.books;
  expect(provider).toMatchObject({
    category: 'Bookkeeping',
    address: { city: 'Halifax', region: 'NS' },
    timezone: 'America/Halifax',
    origin: 'https://tidewater-books.example',
  });
  expect(locations.map(({ slug }) => slug)).toEqual(['halifax', 'dartmouth', 'lunenburg']);
  expect(services.map(({ name }) => name)).toEqual(['Payroll', 'Year-End Returns']);
  expect(readFileSync(join(work, 'pipes/to-confirm.md'), 'utf8')).toContain(
    'Emergency Plumbing is offered at $95 call-out, then $150 per hour.',
  );
});

test('a place that the list does not have is told, and nothing is written', async () => {
  const { code, output } = await runScript('scripts/init.ts', [
    ...Object.entries({ ...starters.books, places: 'Atlantis' }).map(([name, value]) => `--${name}=${value}`),
    `--out=${join(work, 'lost')}`,
  ]);
  expect([code, output]).toEqual([1, expect.stringContaining('--places names Atlantis, which the list')]);
});

test('the assistant of a plumber knows emergencies, prices and everyday problems', () => {
  const assistant = makeAssistant(sites.pipes);
  const reply = (message: string) => assistant.reply({ message }).response;
  const expected: [message: string, answer: RegExp][] = [
    ['a pipe burst in my kitchen and water is everywhere', /Close the main water valve/],
    [
      'I think I smell gas in the basement',
      /^This can be dangerous\. Before anything else:\n- Leave the house at once/,
    ],
    ['sewage is coming up the floor drain', /Run no water/],
    ['our furnace stopped last night and it is freezing', /thermostat/],
    ['how much is drain cleaning?', /\$220 and up/],
    ['what do you charge for emergency plumbing', /call-out of \$95/],
    ['what does it cost?', /Our prices, before tax/],
    ['what is your phone number?', /902-555-0155/],
    ['do you come to Lunenburg?', /We work in Lunenburg/],
    ['which services do you offer', /Drain Cleaning/],
  ];
  const wrong = expected
    .map(([message, answer]) => ({ message, answer, given: reply(message) }))
    .filter(({ answer, given }) => !answer.test(given));
  expect(wrong).toEqual([]);
  for (const [message] of expected) expect(reply(message)).not.toMatch(foreign);
});
