import { expect, test } from 'vitest';
import { browserRefusesTracking, consentKey, readConsent, saveConsent } from '#src/features/consent/storedConsent.ts';

test.each([
  ['no answer', null, undefined],
  ['a yes', JSON.stringify({ choice: 'yes', version: '1' }), 'yes'],
  ['a no', JSON.stringify({ choice: 'no', version: '1' }), 'no'],
  ['an answer to another wording', JSON.stringify({ choice: 'yes', version: '0' }), undefined],
  ['another word', JSON.stringify({ choice: 'perhaps', version: '1' }), undefined],
  ['a broken record', '{', undefined],
])('of %s is read what it says, if anything', (_, text, expected) => {
  localStorage.clear();
  if (text !== null) localStorage.setItem(consentKey, text);
  expect(readConsent()).toBe(expected);
});

test('an answer is kept with the time and the wording it answers', () => {
  saveConsent('no');
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(JSON.parse(localStorage.getItem(consentKey) ?? '')).toEqual({ choice: 'no', version: '1', date });
});

test.each([
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: null, globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
])('a browser that says %j refuses: %s', (browser, expected) => {
  expect(browserRefusesTracking(browser)).toBe(expected);
});
