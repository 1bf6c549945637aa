import { describe, expect, test } from 'vitest';
import { passagesOf } from '#api/chat/answer/retrieval/passages.ts';
import { loadSite } from '#data/load.ts';
import { brandDir } from '#tests/support/runScript.ts';
import { figuresOf } from './judge.ts';
import { examined } from './questions/examined/index.ts';
import { ownQuestions } from './questions/index.ts';
import { halfOf, type Kind } from './questions/question.ts';
import { byOthers, further, hardPrices, second, third, unseen } from './questions/unseen/index.ts';
import { structural } from './questions/structural.ts';
import { type Outcome, runSuite } from './suite.ts';

const site = await loadSite();
const outcomes = runSuite(site, ownQuestions(site));
const shareRight = (some: readonly Outcome[]) => some.filter(({ wrong }) => wrong.length === 0).length / some.length;
const told = (some: readonly Outcome[]) =>
  some
    .filter(({ wrong }) => wrong.length > 0)
    .map(
      ({ question, reply, wrong }) =>
        `${question.turns.join(' | ')}: ${wrong.join('; ')} (${reply.intent}: ${reply.response.slice(0, 120)})`,
    );

describe('The evaluation set', () => {
  test('holds enough questions, in two halves of about the same size', () => {
    const dev = outcomes.filter(({ question }) => halfOf(question) === 'dev').length;
    expect(outcomes.length).toBeGreaterThan(340);
    expect(Math.abs(dev / outcomes.length - 0.5)).toBeLessThan(0.05);
  });

  test('asks nothing twice', () => {
    const asked = outcomes.map(
      ({
        question: {
          turns,
          expect: { at },
        },
      }) => `${turns.join('|')} ${at}`,
    );
    expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
  });

  test.each(['dev', 'held out'] as const)('is answered rightly to 95 %% and more in the half "%s"', (half) => {
    const some = outcomes.filter(({ question }) => halfOf(question) === half);
    expect(shareRight(some), told(some).join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test.each<Kind>(['quote', 'quote over several turns', 'contact', 'emergency', 'refusal'])(
    'is answered rightly without exception where it is of the kind "%s"',
    (kind) => {
      expect(told(outcomes.filter(({ question }) => question.kind === kind))).toEqual([]);
    },
  );

  test('gets no figure that the site does not publish or compute', () => {
    expect(outcomes.flatMap(({ wrong }) => wrong.filter((complaint) => complaint.startsWith('invents')))).toEqual([]);
    expect(outcomes.some(({ reply }) => figuresOf(reply.response).size > 3)).toBe(true);
  });
});

describe('Questions written after the rules', () => {
  const later = runSuite(site, [...unseen, ...second, ...third, ...further, ...byOthers]);

  test('are answered rightly to 96 % and more', () => {
    expect(shareRight(later), told(later).join('\n')).toBeGreaterThanOrEqual(0.96);
  });

  test.each<Kind>(['quote', 'quote over several turns', 'contact', 'emergency', 'person', 'refusal'])(
    'are answered rightly without exception where they are of the kind "%s"',
    (kind) => {
      expect(told(later.filter(({ question }) => question.kind === kind))).toEqual([]);
    },
  );

  test('get no figure that the site does not publish or compute', () => {
    expect(later.flatMap(({ wrong }) => wrong.filter((complaint) => complaint.startsWith('invents')))).toEqual([]);
  });

  test('are answered rightly to 96 % and more where they ask for prices in hard ways', () => {
    const hard = runSuite(site, hardPrices);
    expect(shareRight(hard), told(hard).join('\n')).toBeGreaterThanOrEqual(0.96);
  });

  test('are asked for in other words of something that the site says', () => {
    const titles = new Set(passagesOf(site).map(({ title }) => title));
    expect(site.assistant.paraphrases.map(({ of }) => of).filter((of) => !titles.has(of))).toEqual([]);
  });
});

describe('Questions of examiners', () => {
  const outcomes = runSuite(site, examined);

  test('are answered rightly to 95 % and more', () => {
    expect(shareRight(outcomes), told(outcomes).join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test.each<Kind>(['quote', 'quote over several turns', 'contact', 'emergency', 'person', 'refusal'])(
    'are answered rightly to 97 %% and more where they are of the kind "%s"',
    (kind) => {
      const some = outcomes.filter(({ question }) => question.kind === kind);
      expect(shareRight(some), told(some).join('\n')).toBeGreaterThanOrEqual(0.97);
    },
  );
});

test("Another provider's records are answered from by the same code", async () => {
  const brand = await loadSite(brandDir);
  const others = runSuite(brand, structural(brand));
  expect(others.length).toBeGreaterThan(50);
  expect(told(others)).toEqual([]);
  const text = others.map(({ reply }) => JSON.stringify(reply)).join('\n');
  for (const own of [
    site.provider.name,
    site.provider.phone.display,
    site.provider.email,
    site.provider.address.street,
  ])
    expect(text).not.toContain(own);
});
