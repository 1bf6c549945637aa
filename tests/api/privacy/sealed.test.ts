import { expect, it } from 'vitest';
import { seal, unseal } from '#api/privacy/sealed.ts';

const secret = 's'.repeat(43);
const hourMs = 3_600_000;

it.each(['ada@engines.example', 'Siobhán Ní Dhomhnaill', '902-555-0101', ''])('"%s" is read for an hour', (words) => {
  const sealed = seal(words, secret, 1000);
  expect(sealed).toMatch(/^[\w-]+$/);
  expect([unseal(sealed, secret, 1000), unseal(sealed, secret, 999 + hourMs)]).toEqual([words, words]);
  expect(unseal(sealed, secret, 1000 + hourMs)).toBeUndefined();
});

it('two values of the same words differ, and nothing else than what was sealed is read', () => {
  const sealed = seal('ada@engines.example', secret, 0);
  expect(seal('ada@engines.example', secret, 0)).not.toBe(sealed);
  const changed = Buffer.from(sealed, 'base64url');
  changed[20] = (changed[20] ?? 0) ^ 1;
  for (const value of ['', 'x', sealed.slice(0, -4), `A${sealed}`, changed.toString('base64url')])
    expect([value, unseal(value, secret, 0)]).toEqual([value, undefined]);
  expect(unseal(sealed, 't'.repeat(43), 0)).toBeUndefined();
});
