import { describe, expect, test } from 'vitest';
import { allowedAt, type CountedMail, isCounted, mailboxKey, mailboxOf } from '#api/mail/mailboxes.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = 1_760_000_000_000;
const mail = (kind: CountedMail['kind'], at: number, isQueued = false): CountedMail => ({ id: '', kind, at, isQueued });
const others = (...hours: number[]) => hours.map((ago) => mail('visitor-confirmation', now - ago * hour));

describe('A mail to an address that anybody can type leaves', () => {
  test.each<[string, number | undefined, CountedMail[]]>([
    ['at once where nothing was sent', 0, []],
    ['at once where something of another kind was', 0, [mail('visitor-confirmation', now)]],
    ['an hour after the last of its kind', 59 * minute, [mail('checklist', now - minute)]],
    ['at once an hour after it', 0, [mail('checklist', now - hour)]],
    ['at once after four in a day', 0, others(15, 10, 5, 2)],
    ['when the first of five is a day old', 4 * hour, others(20, 15, 10, 5, 2)],
    ['not while one of its kind waits for its time', undefined, [mail('checklist', now + minute)]],
    ['nor while one waits for the mail server', undefined, [mail('checklist', now - 3 * day, true)]],
    [
      'after those of other kinds that wait',
      hour,
      [...others(23, 22, 21, 20), mail('subscription-confirmation', now - 2 * hour, true)],
    ],
  ])('%s', (_, wait, before) => {
    expect(allowedAt('checklist', now, before)).toBe(wait === undefined ? undefined : now + wait);
  });
});

test('A mail counts for a day, and for no longer where a clock that was ahead has noted it', () => {
  const counts = [-day, 1 - day, day, day + 1].map((ago) => isCounted(mail('checklist', now + ago), now));
  expect(counts).toEqual([false, true, true, false]);
});

describe('The mailbox of', () => {
  test.each([
    ['Ann@Smith.EXAMPLE', 'ann@smith.example'],
    [' ann+tag@smith.example', 'ann@smith.example'],
    ['a.n.n+a+b@smith.example.', 'ann@smith.example'],
    ['zoe\u0308@mu\u0308nchen.example', 'zoë@xn--mnchen-3ya.example'],
    ['ａnn@smith.example', 'ann@smith.example'],
    ['+tag@smith.example', '+tag@smith.example'],
    ['..@smith.example', '..@smith.example'],
    ['a@b@c.example', 'a@b@c.example'],
    ['nobody', '@nobody'],
    ['A.n.n+tag@GoogleMail.com', 'ann@gmail.com'],
    ['ann@googlemail.com.', 'ann@gmail.com'],
    ['ann@mail.googlemail.com', 'ann@mail.googlemail.com'],
    ['ann@me.com', 'ann@icloud.com'],
    ['ann@pm.me', 'ann@proton.me'],
  ])('%j is %j', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));

  test('one person has one key, which tells nothing without the secret', () => {
    const key = mailboxKey('ann@smith.example', 'secret');
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(mailboxKey('A.nn+1@smith.example', 'secret')).toBe(key);
    expect(mailboxKey('ann@smith.example', 'another')).not.toBe(key);
    expect(mailboxKey('anne@smith.example', 'secret')).not.toBe(key);
  });
});
