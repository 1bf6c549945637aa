import { expect, test } from 'vitest';
import { shareLinks } from '#src/pages/article/share.ts';

test('An article can be passed on by mail, on LinkedIn and by its address', () => {
  const { mail, linkedIn, address } = shareLinks('https://x.example/blog/a?b=1&c', 'Restore & test: "now"');
  expect(address).toBe('https://x.example/blog/a?b=1&c');
  const letter = new URL(mail);
  expect([letter.protocol, letter.pathname]).toEqual(['mailto:', '']);
  const { subject, body } = Object.fromEntries(letter.searchParams);
  expect([subject, body]).toEqual(['Restore & test: "now"', address]);
  expect(mail).not.toContain('+');
  expect(new URL(linkedIn).searchParams.get('url')).toBe(address);
});
