import { expect, test } from 'vitest';
import { lastOf } from '#api/chat/answerTo.ts';
import { cardFor, cardRuleNames } from '#api/chat/cardFor.ts';
import { makeExperts } from '#api/chat/experts.ts';
import { sentenceOf } from '#api/chat/read/sentences.ts';
import { loadSite } from '#data/rules/load.ts';
import { talk } from './talk.ts';

const site = await loadSite();
const experts = makeExperts(site, () => new Date('2026-11-18T15:00:00Z'));

/** By the name of a rule, a question that it decides after the messages before. */
const examples: Record<string, string[]> = {
  'no card in an emergency, but for a question about us': ['My email is down', 'the bank called too'],
  'the last card, whose answer has the price or the address that is asked for': [
    'do you have a security checklist',
    'where do I find it',
  ],
  'the last card, or none, for what points back and says nothing else': ['which plan has MFA', 'is that included'],
  'the card of the record that is named': ['do you work with law firms'],
  'a card after the last one': ['What does cloud migration cost?', 'how long does it take'],
  'what plans have, and what tells two apart': ['Essential or Professional'],
  'no card for a short sentence that points back to what none of these knows': [
    'do you take pets',
    'how often do you walk them',
  ],
  'the card that the search is sure of': ['Is my data kept in Canada'],
};

test.each(Object.entries(examples))('%s', (rule, messages) => {
  const [text = '', ...before] = messages.toReversed();
  const { state = {} } = before.length > 0 ? talk(site, ...before.toReversed()) : {};
  const turn = { state, language: 'en', before: before[0], last: lastOf(experts, state) } as const;
  expect(cardFor(experts, sentenceOf(text, site.assistant.vocabulary), turn).rule).toBe(rule);
});

test('each rule has an example', () => {
  expect(Object.keys(examples)).toEqual(cardRuleNames);
});
