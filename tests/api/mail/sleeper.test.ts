import { expect, test } from 'vitest';
import { makeSleeper } from '#api/mail/sleeper.ts';

const never = 1_000_000_000;

test('A sleep ends when it is woken, and at once if somebody has woken since a given moment', async () => {
  const sleeper = makeSleeper();
  const { wakeCount } = sleeper;
  let over = false;
  const sleep = sleeper.sleep(never, wakeCount).then(() => {
    over = true;
  });
  await Promise.resolve();
  expect(over).toBe(false);
  sleeper.wake();
  await sleep;
  await sleeper.sleep(never, wakeCount);
  expect(sleeper.wakeCount).toBe(wakeCount + 1);
});

test('Nothing sleeps any more after the stop', async () => {
  const sleeper = makeSleeper();
  const sleep = sleeper.sleep(never);
  sleeper.stop();
  await sleep;
  await sleeper.sleep(never);
  expect(sleeper.stopped).toBe(true);
});
