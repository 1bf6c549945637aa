import { expect, test } from 'vitest';
import { lapseNotes, unpublishedNotes, yearsWithoutHoliday } from '#scripts/check/notes.ts';
import { checkLaunch } from '#scripts/check/launch.ts';
import { layerFaults, missingRules } from '#scripts/check/layers.ts';
import { layerRules } from '#scripts/check/layerRules.ts';
import { sentencesIn } from '#scripts/check/sentences.ts';
import { buildArticle, buildIndustry, buildProvider, buildSite } from '#tests/support/buildData.ts';

const lapsing = (until: string) =>
  lapseNotes(
    { articles: [buildArticle({ slug: 'prices', lapses: [{ words: '$61', until }] })], claims: [] },
    new Date('2026-03-01T12:00:00Z'),
  );

test('a fact is named from sixty days before its last day', () => {
  expect(lapsing('2026-05-02')).toEqual([]);
  expect(lapsing('2026-04-30')).toEqual([
    'blog/prices: "$61" is true until 2026-04-30, for 60 more days. Change the text, and the date with it.',
  ]);
});

test('a fact whose last day has gone is named, and breaks nothing', () => {
  expect(lapsing('2026-02-27')).toEqual([
    'blog/prices: "$61" was true until 2026-02-27. Change the text, and the date with it.',
  ]);
});

test('a year without holiday or exception is named, unless the record says that there are none', () => {
  const years = (hours: Parameters<typeof yearsWithoutHoliday>[0]) =>
    yearsWithoutHoliday(hours, new Date('2026-03-01T12:00:00Z')).map((note) => /of (\d+)/.exec(note)?.[1]);
  expect(years({ exceptions: [{ date: '2026-12-25', name: 'Christmas' }] })).toEqual(['2027']);
  expect(years({ holidays: [] })).toEqual([]);
});

test.each([
  [
    'a public address without a mail server',
    { SITE_ORIGIN: 'https://northshore.ca' },
    /^SITE_ORIGIN is https:\/\/northshore\.ca, and there is no SMTP_URL/,
  ],
  ['one with a mail server', { SITE_ORIGIN: 'https://northshore.ca', SMTP_URL: 'smtps://mail.northshore.ca' }, /^$/],
  [
    'a service that the privacy policy does not name',
    {
      SITE_ORIGIN: 'https://northshore.ca',
      SMTP_URL: 'smtps://mail.northshore.ca',
      CHAT_MODEL_URL: 'https://x.example',
    },
    /^CHAT_MODEL_URL is set, and the privacy policy does not say.* use "model"\.$/,
  ],
  [
    'a service that the privacy policy names and that is not set up',
    { SITE_ORIGIN: 'https://northshore.ca' },
    /suppliers names who does "mail", and SMTP_URL is not set/,
  ],
  ['a reserved address', { SITE_ORIGIN: 'https://northshore.example' }, /^$/],
  ['no address', {}, /^$/],
])('The launch check says of %s what is missing', async (_, env, expected) => {
  const suppliers = [{ use: 'mail' as const, name: 'North Mail', country: 'Canada' }];
  const { parent: _parent, sister: _sister, ...provider } = buildProvider({ email: 'hello@northshore.ca', social: [] });
  expect(checkLaunch({ provider, suppliers }, env)).toMatch(expected);
});

test('The launch check names what still leads to the reserved domains of the samples', () => {
  const {
    parent: _parent,
    sister: _sister,
    ...provider
  } = buildProvider({
    email: 'hello@northshore.example',
    social: [
      { name: 'LinkedIn', url: 'https://linkedin.example/northshore' },
      { name: 'YouTube', url: 'https://www.youtube.com/@northshore' },
    ],
  });
  const env = { SITE_ORIGIN: 'https://northshore.ca', SMTP_URL: 'smtps://mail.northshore.ca' };
  const suppliers = [{ use: 'mail' as const, name: 'North Mail', country: 'Canada' }];
  expect(checkLaunch({ provider, suppliers }, env).split('\n')).toEqual([
    'provider.email: "hello@northshore.example" is at a reserved domain. Give the real address.',
    'provider: LinkedIn leads to "https://linkedin.example/northshore", a reserved domain. Give the real address, or take the link out.',
  ]);
});

const rule = {
  of: 'src/ui',
  never: ['src', 'data', 'koa', 'node:'],
  except: ['data/rules/text'],
  remedy: 'Pass it in.',
};

test.each([
  ["import { home } from '../../data/home.ts';", 'data/home.ts'],
  ["import type { Home } from '../../data/home.ts';", 'data/home.ts'],
  ["const load = () => import('../seo/head.ts');", 'src/seo/head.ts'],
  ["import Koa from 'koa';", 'koa'],
])('An import that a rule refuses is found: %s', (source, target) => {
  expect(layerFaults('src/ui/Card.tsx', `\n${source}`, [rule])).toEqual([
    `src/ui/Card.tsx:2: imports ${target}. Pass it in.`,
  ]);
  // Not outside the folder of the rule.
  expect(layerFaults('src/uikit/Card.tsx', source, [rule])).toEqual([]);
});

test('A folder without a rule is a fault', () => {
  const rules = layerRules.filter(({ of }) => of !== 'api/bookings');
  expect(missingRules(rules)).toEqual([
    'scripts/check/layerRules.ts: no rule says what api/bookings/ imports. Give it one.',
  ]);
});

test.each([
  ['const a = <p>Close</p>;', ['Close']],
  ["const a = <p>{open ? 'Show less' : 'Show more'}</p>;", ['Show less', 'Show more']],
  ['<a aria-label="Menu" title="Open the menu" />;', ['Menu', 'Open the menu']],
  ['const a = `Price in ${place} per user`;', ['Price in', 'per user']],
  ["export const late = 'This takes longer.';", ['This takes longer.']],
  // Not for visitors: a message's name, an error, a log line, a type, markup.
  ['const a = <p>{messages.close}</p>;', []],
  ["throw new Error('There is no such page.');", []],
  ["log.info({ id }, 'the server listens');", []],
  ["type Answer = 'not now' | 'right now';", []],
  ['const head = `<link rel="preload" href="${href}" as="font">`;', []],
])('The texts for visitors in %s', (source, texts) => {
  expect(sentencesIn('module.tsx', source).map(({ text }) => text)).toEqual(texts);
});

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
