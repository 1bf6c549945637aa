import { expect, test } from 'vitest';
import { lastOf } from '#api/chat/answerTo.ts';
import { cardFor, type CardRuleName } from '#api/chat/cardFor.ts';
import { makeExperts } from '#api/chat/experts.ts';
import { sentenceOf } from '#api/chat/read/sentences.ts';
import { loadSite } from '#data/rules/load.ts';
import { talk } from './talk.ts';

const site = await loadSite();
const experts = makeExperts(site, () => new Date('2026-11-18T15:00:00Z'));

/** For each rule a question that it decides, after the messages before. */
const examples: Record<CardRuleName, string[]> = {
  inDanger: ['My email is down', 'the bank called too'],
  sameAgain: ['do you have a security checklist', 'where do I find it'],
  pointsBack: ['which plan has MFA', 'is that included'],
  named: ['do you work with law firms'],
  followUp: ['What does cloud migration cost?', 'how long does it take'],
  ofPlans: ['Essential or Professional'],
  pointsNowhere: ['do you take pets', 'how often do you walk them'],
  search: ['Is my data kept in Canada'],
};

test.each(Object.entries(examples))('the rule %s decides its example', (rule, messages) => {
  const [text = '', ...before] = messages.toReversed();
  const { state = {} } = before.length > 0 ? talk(site, ...before.toReversed()) : {};
  const turn = { state, language: 'en', before: before[0], last: lastOf(experts, state) } as const;
  expect(cardFor(experts, sentenceOf(text, site.assistant.vocabulary), turn).rule).toBe(rule);
});
