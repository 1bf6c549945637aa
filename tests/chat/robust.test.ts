import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeAssistant } from '#api/chat/assistant.ts';
import { loadSite } from '#data/load.ts';
import { seed } from '#tests/support/load.ts';
import { ownQuestions } from './questions/index.ts';

const site = await loadSite();
const assistant = makeAssistant(site);
const size = 16 * 1024;
const filled = (piece: string) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
const letters = 'abcdefghijklmnopqrstuvwxyz';

const hostile: Record<string, string> = {
  'one letter': filled('a'),
  'one word': filled('word '),
  'no spaces': filled('pricehowmuch'),
  questions: filled('How much is it? '),
  tags: filled('<a '),
  brackets: filled('<'),
  'at signs': filled('@'),
  'half addresses': filled('a@'),
  digits: filled('1'),
  numbers: filled('12 '),
  prices: filled('$1,'),
  'phone numbers': filled('416-555-0100 '),
  'line breaks': filled('\n'),
  zeros: filled('\u0000'),
  marks: filled('e\u0301\u0302'),
  'other script': filled('你好吗'),
  'right to left': filled('\u202eمرحبا '),
  emoji: filled('👩‍👩‍👧‍👦'),
  'half characters': filled('\ud800'),
  emergencies: filled('our server someone is down or '),
  denials: filled('without no drop '),
  plans: filled(`${site.pricing.plans.map(({ name }) => name).join(' ')} for 20 users `),
  'unknown words': Array.from(
    { length: 2700 },
    (_, at) => `zq${letters[at % 26]}${letters[((at / 26) % 26) | 0]}p`,
  ).join(' '),
  'misspelt words': Array.from(
    { length: 1500 },
    (_, at) => `profesional${letters[at % 26]}${letters[((at / 26) % 26) | 0]}`,
  ).join(' '),
  passwords: filled('password is '),
  'passwords in a row': filled('password-a:'),
  scripts: filled('<script>'),
  clocks: filled('9 to 5 or 3 to 2 '),
  template: filled('{provider.name} ${x} %s '),
  'regular expression': filled('(a+)+$ [\\w]* '),
  JSON: filled('{"a":['),
  spaces: `${' '.repeat(size - 2)}hi`,
  apostrophes: filled("i'm can't "),
};

/** CPU time in milliseconds that one call may take: twice the budget, which `npm run bench -- chat` holds, because a busy machine counts more time for the same work. */
const maxCost = 2 * 50;

/** CPU time of this process in milliseconds. */
function cost(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('No message is too much', () => {
  test.each(Object.entries(hostile))('16 KB of %s', (_, message) => {
    const ask = () => assistant.reply({ message, conversation: [] });
    const reply = ask();
    expect(reply.response.length).toBeGreaterThan(10);
    expect(reply.response.length).toBeLessThan(6000);
    expect(reply.response.isWellFormed()).toBe(true);
    // The best of three: the collector of garbage takes its time where it likes.
    expect(Math.min(...[1, 2, 3].map(() => cost(ask)))).toBeLessThan(maxCost);
  });

  test('nor a conversation of many long ones', () => {
    const conversation = Object.values(hostile).map((content) => ({ role: 'user' as const, content }));
    const ask = () => assistant.reply({ message: 'How much is it for 20 users?', conversation });
    ask();
    expect(Math.min(...[1, 2, 3].map(() => cost(ask)))).toBeLessThan(2 * maxCost);
  });

  test('nor a message and a conversation of questions that are all different', () => {
    const questions = ownQuestions(site)
      .flatMap(({ turns }) => turns)
      .join(' ')
      .replace(/[.,?!]/g, '');
    const message = questions.slice(0, size / 2);
    const conversation = Array.from({ length: 12 }, (_, at) => ({
      role: 'user' as const,
      content: questions.slice(size / 2 + at * 600).slice(0, 600),
    }));
    const ask = () => assistant.reply({ message, conversation });
    ask();
    expect(Math.min(...[1, 2, 3].map(() => cost(ask)))).toBeLessThan(maxCost);
  });

  test('nor any other text, and none of it comes back as markup', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 300 }),
          fc
            .array(
              fc.constantFrom(
                '<b>',
                'price',
                '25',
                'users',
                '</script>',
                '$9',
                'hack',
                '\n',
                '?',
                'and',
                'VoIP',
                'drop',
                'Toronto',
                '\ufeff',
                'null',
                '{x}',
              ),
              { maxLength: 30 },
            )
            .map((parts) => parts.join(' ')),
        ),
        (message) => {
          const {
            response,
            sources = [],
            intent,
          } = assistant.reply({ message, conversation: [{ role: 'user', content: message }] });
          expect(response.trim()).not.toBe('');
          expect(response).not.toMatch(/<[a-z/]|undefined|\bNaN\b/);
          expect(intent).toEqual(expect.any(String));
          for (const { href } of sources) expect(href).toMatch(/^\/[^\s<>"]*$/);
        },
      ),
      { numRuns: 500, seed },
    );
  });
});
