import { expect, test } from 'vitest';
import { makeRest } from '#api/mail/rest.ts';

const never = 1_000_000_000;

test('A pause ends when somebody wakes, and at once if somebody has woken since a given moment', async () => {
  const rest = makeRest();
  const { wakes } = rest;
  let over = false;
  const pause = rest.pause(never, wakes).then(() => {
    over = true;
  });
  await Promise.resolve();
  expect(over).toBe(false);
  rest.wake();
  await pause;
  await rest.pause(never, wakes);
  expect(rest.wakes).toBe(wakes + 1);
});

test('Nothing pauses any more after the end', async () => {
  const rest = makeRest();
  const pause = rest.pause(never);
  rest.end();
  await pause;
  await rest.pause(never);
  expect(rest.ended).toBe(true);
});
