import { afterEach, expect, test, vi } from 'vitest';
import { apology } from '#src/features/chat/apology.ts';
import { ask } from '#src/features/chat/ask.ts';

const provider = { phone: { display: '905-555-0100', e164: '+19055550100' }, email: 'a@x.example', locale: 'en-CA' };
const whole =
  "I'm sorry, I'm having trouble responding right now. Please contact us directly at 905-555-0100 or a@x.example for immediate assistance.";
const compact =
  "I apologize, but I'm having trouble right now. Please call us at 905-555-0100 for immediate assistance.";
const at = (hour: number, minute: number) => new Date(2026, 10, 29, hour, minute).getTime();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['page', { kind: 'server' }, `${whole} We couldn't answer just now.`],
  ['hero', { kind: 'noAnswer' }, `${whole} No answer arrived.`],
  ['compact', { kind: 'offline' }, `${compact} You're offline: ask again once you are connected.`],
  [
    'compact',
    { kind: 'limit', againAt: at(9, 12) },
    `${compact} Your connection has sent too many questions. After 9:12 a.m. you can ask again.`,
  ],
] as const)('the %s chat keeps the specified words and adds the reason, %j', (variant, failure, expected) => {
  expect(apology(variant, provider, failure)).toBe(expected);
});

test.each([
  ['the time of the limit', 429, { 'Retry-After': '420' }, '', { kind: 'limit', againAt: at(9, 12) }],
  ['a minute where no time is given', 429, {}, '', { kind: 'limit', againAt: at(9, 6) }],
  ['a failing server', 503, {}, '{}', { kind: 'server' }],
  ['an answer that is no reply', 200, {}, '<html>', { kind: 'server' }],
  ['no answer', undefined, {}, '', { kind: 'noAnswer' }],
] as const)('asking tells %s', async (_, status, headers, body, failure) => {
  vi.useFakeTimers({ now: at(9, 5) });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => {
    if (!status) throw new TypeError('Failed to fetch');
    return new Response(body, { status, headers });
  });
  expect(await ask('Hello', [], undefined, new AbortController().signal)).toEqual(failure);
});
