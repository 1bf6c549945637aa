import { expect, test } from 'vitest';
import type { PageCopyKey } from '#data/rules/schema/site.ts';
import { textsAreWritten } from '#data/rules/checks/textsAreWritten.ts';
import { lapsesQuoteTheText } from '#data/rules/checks/lapsesQuoteTheText.ts';
import { emergenciesAreHeard } from '#data/rules/checks/emergenciesAreHeard.ts';
import { buildArticle, buildCombination, buildIndustry, buildRecords, buildSite } from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const sources = ['a', 'b'].map((id) => {
  return { id, title: `Act ${id}`, publisher: 'Parliament', url: `https://law.example/${id}` };
});
const errorsOf = (body: string, facts = {}) => dataErrors({ sources, articles: [buildArticle({ body, ...facts })] });
const both = 'By [one]({sources.a}) and [the other]({sources.b}).';

test.each([
  [both, []],
  [
    'By [one]({sources.a}), and by [it again]({sources.a}).',
    [
      'blog/restore-test: body cites 1 of the sources. Link 2 or more, as "[words]({sources.<id>})" with an id of data/sources.ts.',
    ],
  ],
  [
    `${both} And [a third]({sources.c}).`,
    ['blog/restore-test: body quotes "{sources.c}", which is no source. Fix the id or add it to data/sources.ts.'],
  ],
  [
    `${both} And [a third](https://law.example/c).`,
    [
      'blog/restore-test: body links "https://law.example/c" directly. Add it to data/sources.ts and link it as "[words]({sources.<id>})".',
    ],
  ],
])('An article that says "%s"', (body, errors) => {
  expect(errorsOf(body)).toEqual(errors);
});

test('A draft, and a provider without a list of sources, are not asked for any', () => {
  expect(errorsOf('Disks fail.', { draft: true })).toEqual([]);
  expect(dataErrors({ articles: [buildArticle()] })).toEqual([]);
});

const { pages, faqs, home } = buildRecords();
const onPage = (kind: PageCopyKey, title: string) =>
  dataErrors({ pages: { ...pages, [kind]: { ...pages[kind], title } } });

test('A name that a page does not fill in is refused with those it does', () => {
  expect(onPage('service', '{service} in {city}')).toEqual([
    'pages: service.title holds "{city}", which is not filled in there. Use one of {service}, {serviceInText}, {description}, {price} or remove it.',
  ]);
  expect(onPage('chat', 'Chat in {location}')).toEqual([
    'pages: chat.title holds "{location}", which is not filled in there. Write the text out or remove it.',
  ]);
});

test.each([
  [
    'faqs.service[0]: answer holds "{location}", which is not filled in there. Use one of {service}, {serviceInText}, {place}, {price} or remove it.',
    { faqs: { ...faqs, service: [{ question: 'Where?', answer: 'In {location}.' }] } },
  ],
  [
    'home: badge holds "{city}", which is not filled in there. Use one of {location} or remove it.',
    { home: { ...home, badge: 'IT in {city}' } },
  ],
  [
    'blog/restore-test: body holds "{service}", which is not filled in there. Write the text out or remove it.',
    { articles: [buildArticle({ body: 'Our {service}.' })] },
  ],
])('%s', (message, overrides) => {
  expect(dataErrors(overrides)).toEqual([message]);
});

const site = buildSite();

test('a published record with a text in brackets is refused once, with the field, the text and the remedy', () => {
  expect(textsAreWritten(site)).toEqual([]);
  const food = buildIndustry({ slug: 'food', challenges: ['One [1].', '[Two.]', '[Three.]'] });
  expect(textsAreWritten({ ...site, industries: [food] })).toEqual([
    'industries/food: challenges[1] is "[Two.]", and so is 1 more. Write what stands in brackets, or set "draft: true".',
  ]);
});

test('the line of an article counts, and that of a draft does not', () => {
  const [article] = site.articles;
  if (!article) throw new Error('The site for tests has no article.');
  const unwritten = { ...article, slug: 'news', body: 'A line.\n\n[A paragraph.]\n\n[link](/about)' };
  expect(textsAreWritten({ ...site, articles: [unwritten] })).toEqual([
    'blog/news: body is "[A paragraph.]". Write what stands in brackets, or set "draft: true".',
  ]);
  expect(textsAreWritten({ ...site, articles: [{ ...unwritten, draft: true }] })).toEqual([]);
});

test('the home location can be no draft, and is only noted', () => {
  const home = site.locations.find(({ slug }) => slug === site.provider.homeLocation);
  if (!home) throw new Error('The site for tests has no home location.');
  const unwritten = { ...home, landmark: '[A landmark.]' };
  expect(textsAreWritten({ ...site, locations: [unwritten] })).toEqual([]);
  expect(textsAreWritten({ ...site, locations: [{ ...unwritten, slug: 'elsewhere' }] })).toHaveLength(1);
});

const faults = (words: string) =>
  lapsesQuoteTheText({
    articles: [buildArticle({ slug: 'prices', body: 'It costs $61.', lapses: [{ words, until: '2026-04-30' }] })],
  });

test('a fact that lapses is quoted from the text', () => {
  expect(faults('costs $61')).toEqual([]);
  expect(faults('costs $62')).toEqual([
    'blog/prices: lapses has "costs $62", which is not in the text. Copy the words from the text, or remove them.',
  ]);
});

const all = ['ajax', 'pickering'].flatMap((location) =>
  ['backup', 'cloud'].map((service) => buildCombination({ service, location })),
);

test('A provider may have a text for any combination, or none', () => {
  expect(dataErrors({ combinations: [] })).toEqual([]);
  expect(dataErrors({ combinations: all })).toEqual([]);
  expect(dataErrors({ combinations: all.slice(1) })).toEqual([]);
});

const { assistant } = buildSite();
const [usual] = assistant.emergencies;
const emergencyErrors = (...emergencies: Partial<NonNullable<typeof usual>>[]) =>
  emergenciesAreHeard({
    assistant: { ...assistant, emergencies: emergencies.map((one) => ({ ...usual, ...one })) },
  } as never);

test('a reply that says what must never be said is told', () => {
  const reply = { say: 'Should we pay?', reply: 'You can Safely pay.' };
  expect(emergencyErrors({ id: 'files', never: ['you can safely pay'], replies: [reply] })).toEqual([
    'assistant/emergencies/files: a reply says "you can safely pay", which "never" forbids. Write the reply anew.',
  ]);
});

test('an emergency without signs and two with one title are told', () => {
  expect(emergencyErrors({ id: 'one', signs: [] }, { id: 'two' })).toEqual([
    'assistant/one: "signs" is empty, so that it is never recognised. Write how people tell of it, one way a line.',
    `assistant/emergencies: two have the title "${usual?.title}". Give each button words of its own.`,
  ]);
});
