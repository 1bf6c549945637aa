import { describe, expect, test } from 'vitest';
import { makePressing } from '#api/chat/answer/pressing.ts';
import { makeAssistant } from '#api/chat/assistant.ts';
import { makeVocabulary } from '#api/chat/understand/vocabulary.ts';
import { loadSite } from '#data/load.ts';
import { brandDir } from '#tests/support/runScript.ts';
import { notNow, now, short } from './questions/unseen/alarms.ts';

const site = await loadSite();
const assistant = makeAssistant(site);
const intentOf = (message: string) => assistant.reply({ message, conversation: [] }).intent;

describe('Alarms that nobody listed', () => {
  test('are taken for one in more than nine of ten', () => {
    const missed = now.filter((message) => intentOf(message) !== 'emergency');
    expect(1 - missed.length / now.length, missed.join('\n')).toBeGreaterThan(0.9);
  });

  test('are seldom seen where trouble is only talked about', () => {
    const alarmed = notNow.filter((message) => intentOf(message) === 'emergency');
    expect(alarmed.length / notNow.length, alarmed.join('\n')).toBeLessThan(0.05);
  });
});

test('Short things are no alarm, nor declined', () => {
  expect(short.filter((message) => ['emergency', 'refusal'].includes(intentOf(message) ?? ''))).toEqual([]);
});

test.each([
  'Ransomware note on every screen, they want us to pay bitcoin. We are on your Professional plan.',
  'Our server is down and we pay for Professional, 20 users, how much longer?',
  'We are clients on Enterprise and nobody can log in, this costs us thousands an hour',
  'Somebody transferred 48,000 to the wrong account, what do we pay you for on Enterprise?',
])('A plan and a price that are named beside an alarm do not hide it: "%s"', (message) => {
  expect(intentOf(message)).toBe('emergency');
});

describe('What goes before any question', () => {
  const words = (text: string) => text.split(' ');
  const vocabulary = makeVocabulary();
  const press = makePressing(site, [], vocabulary);

  test('is told by words that were never listed together', () => {
    expect(press(words('nobody in the warehouse can log in and the scanners show red')).emergency).toBeGreaterThan(0);
    expect(press(words('what does it cost to have the warehouse scanners looked after')).emergency).toBeLessThan(-2);
    expect(press(words('put somebody from your company on the line please')).person).toBeGreaterThan(
      press(words('do you have a person who checks the backups')).person as number,
    );
    expect(press(words('you promised me a call and nobody rang')).complaint).toBeGreaterThan(
      press(words('our present provider never rings back')).complaint as number,
    );
  });

  test('is learnt in the same way each time', () => {
    const again = makePressing(site, [], makeVocabulary());
    expect(again(words('the files are gone'))).toEqual(press(words('the files are gone')));
  });

  test('is not guessed from another language, nor from nothing', () => {
    expect(press(words('unser server steht seit heute morgen still'))).toEqual({});
    expect(press([])).toEqual({});
  });

  test('is left to words of alarm where a provider lists no examples', async () => {
    const brand = await loadSite(brandDir);
    expect(makePressing(brand, [], makeVocabulary())(words('our server is down'))).toEqual({});
    expect(makeAssistant(brand).reply({ message: 'our server is down', conversation: [] }).intent).toBe('emergency');
  });
});
