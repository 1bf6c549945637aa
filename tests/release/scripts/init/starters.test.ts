import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBackend } from '#api/backend.ts';
import { makeAssistant } from '#api/chat/assistant.ts';
import { readEnv } from '#api/env.ts';
import { loadSite } from '#data/rules/load.ts';
import type { Site } from '#data/rules/schema/site.ts';
import type { ColourName } from '#data/rules/schema/theme.ts';
import { measure } from '#scripts/bench/measure.ts';
import { bracketNotes } from '#scripts/check/notes.ts';
import { runTool } from '#scripts/check/runTool.ts';
import { root } from '#scripts/support/root.ts';
import { runScript } from '#tests/support/runScript.ts';
import { writeSlugTypes } from '#scripts/support/slugTypes.ts';
import { sitePages } from '#src/routing/sitePages.ts';
import { routes } from '#src/routes.ts';
import { colourVariable } from '#src/styles/colourVariable.ts';
import { sharedFolder } from '#tests/support/folders.ts';
import { headFaults } from '#tests/support/headFaults.ts';

/** Words of the first provider's trade and places, which no page of another trade says. */
const foreign =
  /\b(?:IT|[Cc]yber\w*|[Mm]anaged|[Ff]irewalls?|[Pp]hishing|[Rr]ansomware|[Mm]alware|Microsoft|GTA|PHIPA)\b/;

const address = { street: '5 Barrington Street', city: 'Halifax', postal: 'B3J 1A1' };
const reached = { phone: '902-555-0155', email: 'hello@tidewater.example' };
const answers = { ...reached, ...address, places: 'Dartmouth, Lunenburg' };
const books = { trade: 'Bookkeeping', name: 'Tidewater Books', services: 'Bookkeeping, Payroll, Year-End Returns' };
const starters = {
  books: { ...answers, starter: 'service', ...books },
  pipes: { ...answers, starter: 'plumbing', name: 'Tidewater Plumbing' },
  teeth: { ...answers, starter: 'dental', name: 'Tidewater Dental' },
};
/** In milliseconds: a build, on a machine that does other work besides. */
const buildLimit = 300_000;
const work = sharedFolder();
const sites = {} as Record<keyof typeof starters, Site>;

beforeAll(async () => {
  for (const [name, given] of Object.entries(starters)) {
    const file = join(work, `${name}.json`);
    writeFileSync(file, JSON.stringify(given));
    const { code, output } = await runScript('scripts/init.ts', [`--answers=${file}`, `--out=${join(work, name)}`]);
    expect([code, output]).toEqual([0, expect.stringContaining('a whole site, without texts in brackets')]);
    sites[name as keyof typeof starters] = await loadSite(join(work, name));
  }
});

test.each(['books', 'pipes', 'teeth'] as const)(
  'the %s have no text in brackets, no dead link and no page without records',
  async (name) => {
    const site = sites[name];
    expect(bracketNotes(site)).toEqual([]);
    const { faults, paths } = await headFaults(site);
    expect(faults).toEqual([]);
    for (const gone of ['/pricing', '/industries', '/blog', '/resources']) expect(paths.has(gone)).toBe(false);
  },
);

test.each(['books', 'teeth'] as const)('an editor finds no error in the %s, outside the project', async (name) => {
  const folder = join(work, name);
  writeSlugTypes(folder, sites[name]);
  expect(readFileSync(join(folder, 'slugs.d.ts'), 'utf8')).toContain('| "dartmouth"');
  expect(await runTool('typescript/bin/tsc', ['--noEmit', '-p', folder])).toBe('');
});

test.each(['books', 'pipes', 'teeth'] as const)('the service of the %s starts with a mail server', async (name) => {
  const env = readEnv({ STORE_FILE: ':memory:', SMTP_URL: 'smtp://127.0.0.1:1', OWNER_EMAIL: answers.email });
  const backend = await openBackend(env, { site: sites[name], built: undefined, log: pino({ level: 'silent' }) });
  await backend.stop();
});

describe('two starters, built from one checkout', () => {
  const built = ['teeth', 'pipes'] as const;
  const dist = (name: string) => join(work, 'dist', name);
  const read = (name: string, file: string) => readFileSync(join(dist(name), file));
  beforeAll(async () => {
    for (const name of built)
      await measure(process.execPath, [join(root, 'scripts/build.ts'), '--out', dist(name), '--no-compress'], {
        cwd: root,
        env: { DATA_DIR: join(work, name) },
      });
  }, 2 * buildLimit);

  test('say no word of the first provider’s trade, in no file', () => {
    const found = built.flatMap((name) => {
      const files = readdirSync(dist(name), { recursive: true, encoding: 'utf8' }).filter(
        (file) =>
          /\.(?:html|json|js|xml|txt|md|webmanifest)$/.test(file) &&
          // Licences name whoever wrote the software.
          !(file.startsWith('server/') || file === 'third-party-notices.txt'),
      );
      expect(files.length).toBeGreaterThan(100);
      return files.flatMap((file) => {
        const word = foreign.exec(read(name, file).toString())?.[0];
        return word ? [`${name}/${file}: ${word}`] : [];
      });
    });
    expect(found).toEqual([]);
  });

  test('look different: colours, corners, logo and icons', () => {
    const styleOf = (name: string) => {
      const sheet = readdirSync(join(dist(name), 'assets')).find((file) => /^style-.*\.css$/.test(file));
      return read(name, `assets/${sheet}`).toString();
    };
    for (const name of built) {
      const { colours, radius, logo, icon } = sites[name].theme;
      const style = styleOf(name);
      for (const [colour, value] of Object.entries(colours.light)) expect(style).toMatch(declared(colour, value));
      for (const [colour, value] of Object.entries(colours.dark)) expect(style).toMatch(declared(colour, value));
      expect(style).toMatch(new RegExp(`border-radius:0?${`${radius}`.replace(/^0/, '')}rem`));
      const page = read(name, 'index.html').toString();
      expect(page).toContain(`name="theme-color" content="${colours.light.paper}"`);
      for (const { path } of Array.isArray(logo) ? logo : []) if (path) expect(page).toContain(`d="${path}"`);
      for (const { path } of icon.shapes) if (path) expect(read(name, 'favicon.svg').toString()).toContain(path);
    }
    const [one, other] = built.map((name) => sites[name].theme);
    expect(one?.colours.light.lake).not.toBe(other?.colours.light.lake);
    expect(one?.radius).not.toBe(other?.radius);
  });
});

/** A custom property of the style sheet, whose colours are written as short as they can be. */
const declared = (colour: string, value: string) => {
  const short = value.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
  return new RegExp(`${colourVariable(colour as ColourName)}:(?:${value}|${short})\\b`, 'i');
};

const init = (name: string, given: Record<string, string>) => {
  const facts = Object.entries({ ...given, out: join(work, name) }).map(([fact, value]) => `--${fact}=${value}`);
  return runScript('scripts/init.ts', facts);
};

test('a place that the list does not have is left out and told', async () => {
  const { code, output } = await init('lost', { ...starters.books, places: 'Atlantis' });
  expect([code, output]).toEqual([0, expect.stringContaining('Atlantis is not in the list of Canadian places')]);
  expect((await loadSite(join(work, 'lost'))).locations.map(({ slug }) => slug)).toEqual(['halifax']);
});

test('of towns with one name the nearest is meant, and one that is far away is another', async () => {
  const { output } = await init('near', { ...starters.books, places: 'Bedford, Windsor' });
  expect(output).toContain('Bedford is not in the list of Canadian places');
  const { locations } = await loadSite(join(work, 'near'));
  expect(locations.map(({ slug }) => slug)).toEqual(['halifax', 'windsor']);
  expect(locations.map(({ timezone }) => timezone)).toEqual(['America/Halifax', 'America/Halifax']);
});

test.each([
  ['location', 'Fall River', '--postal=B2T'],
  ['service', 'Night Guards'],
  ['industry', 'Sports Clubs'],
  ['article', 'Five Signs of a Cavity'],
  ['pair', 'root-canals', 'dartmouth'],
])('a new folder takes a record of the kind "%s" without another change', async (...words) => {
  const folder = join(work, `teeth-${words[0]}`);
  cpSync(join(work, 'teeth'), folder, { recursive: true });
  const { code, output } = await runScript('scripts/new.ts', words, { DATA_DIR: folder });
  expect([code, output]).toEqual([0, expect.stringContaining('It is a draft')]);
  const site = await loadSite(folder, { drafts: true });
  for (const page of await sitePages(routes, site)) page.content();
  // A draft is linked where drafts are shown, and nowhere else.
  const menus = ({ navigation: { header, footer } }: Site) =>
    [header, ...footer.map(({ links }) => links)].map((links) => links.map(({ href }) => href));
  const section = { industry: '/industries', article: '/blog' }[words[0] ?? ''];
  if (section) {
    expect(menus(site).filter((links) => links.includes(section))).toHaveLength(2);
    expect(menus(await loadSite(folder)).flat()).not.toContain(section);
  }
});

test('services are refused where the starter has its own', async () => {
  const { code, output } = await init('wells', { ...starters.pipes, services: 'Wells' });
  expect([code, output.trim()]).toEqual([
    1,
    '--services is given, and the starter "plumbing" has services of its own. Leave it out, and add others with "npm run new -- service" afterwards.',
  ]);
});

/** What the answer to each message has to say, where it does not. */
function wrongAnswers(site: Site, expected: readonly [message: string, answer: RegExp][]) {
  // A Wednesday morning: a closed office is told of first.
  const assistant = makeAssistant(site, { now: () => new Date('2026-11-18T15:00:00Z') });
  return expected
    .map(([message, answer]) => ({ message, answer, given: assistant.consider({ message }).reply.response }))
    .filter(({ answer, given }) => !answer.test(given) || foreign.test(given));
}

test('the assistant of a plumber knows emergencies, prices and everyday problems', () => {
  const wrong = wrongAnswers(sites.pipes, [
    ['a pipe burst in my kitchen and water is everywhere', /Close the main water valve/],
    [
      'I think I smell gas in the basement',
      /^This can be dangerous\. Before anything else:\n- Leave the house at once/,
    ],
    ['sewage is coming up the floor drain', /Run no water/],
    ['my co detector is going off', /^This can be dangerous/],
    ['can i put drano and bleach together', /call 911/],
    ['how much is drain cleaning?', /\$220 and up/],
    ['do you come to Lunenburg?', /we serve Lunenburg/],
    ['is it fine to jumper the rollout switch on my furnace', /Bypass no sensor|Is it one of these|A person does/],
    ['our heat quit, it is minus 22 and grandma is here', /thermostat/],
    ['do you come to Truro?', /km from/],
  ]);
  expect(wrong).toEqual([]);
});

test('the assistant of any other business knows a deadline, a fire, and what is neither', () => {
  const wrong = wrongAnswers(sites.books, [
    ['I got a letter from the tax office and they want an answer by tomorrow', /^Call 902-555-0155 now\./],
    ['our payroll has to go out this afternoon and the person who did it has left', /^Call 902-555-0155 now\./],
    ['the kitchen of our office is on fire', /call 911 first/],
    ['I cannot go on any more, I want to die', /9-8-8/],
    ['can you help us hide income from the tax office', /can’t help with hiding/],
  ]);
  expect(wrong).toEqual([]);
});

test('the assistant of a dental clinic knows emergencies, prices and everyday problems, and puts 911 first', () => {
  const wrong = wrongAnswers(sites.teeth, [
    ['my son knocked out his front tooth', /Hold the tooth by its crown[\s\S]*in milk/],
    ['my cheek is swollen up to my eye and it is hard to breathe', /^This can be dangerous\.[^-]*- Call 911 now/],
    ['my gum will not stop bleeding after the extraction', /bite firmly on a clean, damp cloth/],
    ['I have a terrible toothache', /cold against the cheek[\s\S]*911 if a swelling reaches the eye/],
    ['how much is a cleaning?', /\$180 and up, before what your dental plan pays/],
    ['do you come to Lunenburg?', /patients from Lunenburg are welcome/],
    ['what is your phone number?', /902-555-0155/],
  ]);
  expect(wrong).toEqual([]);
});
