import { expect, test } from 'vitest';
import { retryAfterSeconds } from '#src/features/forms/controller/postJson.ts';
import { failureText } from '#src/features/forms/controller/failureText.ts';

test.each([
  [
    { status: 429, retryAfter: 1 },
    'Too many requests came from your connection. Please send it again in 1 second; what you typed is kept.',
  ],
  [
    { status: 429 },
    'Too many requests came from your connection. Please send it again in a moment; what you typed is kept.',
  ],
  [{}, "It didn't go through. What you typed is kept: please send it again."],
  [{ offline: true }, "You're connected again. What you typed hasn't been sent yet."],
])('Why a form was not sent is said in plain words %j', (trouble, text) => {
  expect(failureText(trouble, { online: true })).toBe(text);
});

test('Why a form was not sent is said in plain words and offline that it is so, whatever else there was', () => {
  expect(failureText({ status: 503, retryAfter: 30 }, { online: false })).toBe(
    "You're offline. What you typed is kept here.",
  );
});

test.each([
  ['30', 30],
  ['0', 1],
  ['Wed, 01 Jan 2025 00:00:20 GMT', 20],
  ['Wed, 01 Jan 2020 00:00:00 GMT', 1],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After: %s is %s seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, Date.parse('2025-01-01T00:00:00Z'))).toBe(seconds);
});
