import { describe, expect, test } from 'vitest';
import { isEmailAddress } from '#data/rules/text/emailAddress.ts';
import { unmailable } from '#tests/support/unmailable.ts';

describe('The e-mail format', () => {
  test.each([
    'a@b.c',
    'ada@engines.example',
    'first.last+tag@sub.host.example',
    "o'brien+tag@büro.example",
    'a_b-c!#$%&*/=?^`{|}~@b-c--d.ca',
    'a@1.2.c3',
    'a@163.com',
    'zoë@münchen.example',
    'zoe\u0308@mu\u0308nchen.example',
    '用户@例子.公司',
    'a@xn--mnchen-3ya.example',
    // As specified, whatever a mail server says of them.
    '.a..b.@c.ca',
    'a@b..ca',
    'a@b.ca.',
    'a@-b_c.ca',
    'a@b!c.ca',
    `${'a'.repeat(65)}@${'b'.repeat(64)}.ca`,
  ])('takes %s', (address) => expect(isEmailAddress(address)).toBe(true));

  test.each([
    ...unmailable,
    '',
    'a',
    'a@@b.c',
    'a@b@c.d',
    'a b@c.d',
    'a@b .c',
    ' a@b.ca',
    'a@b.ca\n',
    'a@b.ca\nBcc: x@y.z',
    'a@b.ca\u0085',
    'a@b\u200b.ca',
    'a\u202e@b.ca',
  ])('refuses %j', (address) => expect(isEmailAddress(address)).toBe(false));
});
