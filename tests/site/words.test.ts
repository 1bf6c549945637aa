import { expect, test } from 'vitest';
import { messages } from '#data/messages/index.ts';
import { avoidedWords } from '#data/wording/avoidedWords.ts';
import { site } from '#scripts/support/builtSite.ts';
import { readPages } from '#tests/support/builtPages.ts';
import { attribute, named, textOf, theOnly } from '#scripts/support/html.ts';
import { avoidedWordsIn } from '#tests/support/words/avoidedIn.ts';
import { looseOpenings } from '#tests/support/words/looseOpenings.ts';
import { noFaults } from '#tests/support/noFaults.ts';

const pages = readPages();
const avoided = avoidedWordsIn(avoidedWords);

/** Every text in a record, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('no page has a word that the style guide avoids', () => {
  noFaults(pages, ({ document, elements }) => {
    const description = named(elements, 'meta', { name: 'description' })[0];
    return avoided(`${textOf(document)} ${(description && attribute(description, 'content')) ?? ''}`);
  });
});

test('neither has a message, a download or a reply of the assistant', () => {
  const { downloads, formResults, assistant } = site;
  const { scripts, emergencies, cards } = assistant;
  const texts = textsIn([
    messages,
    downloads,
    formResults,
    scripts.map(({ text }) => text),
    emergencies.map(({ opening, steps, replies }) => [opening, steps, replies]),
    cards.map(({ question, answer }) => [question, answer ?? '']),
  ]);
  expect(texts.length).toBeGreaterThan(1000);
  expect([...new Set(texts.flatMap(avoided))]).toEqual([]);
});

test('no paragraph opens with a pronoun whose noun is not before it', () => {
  noFaults(pages, ({ elements }) => looseOpenings(theOnly(elements, 'main')));
});
