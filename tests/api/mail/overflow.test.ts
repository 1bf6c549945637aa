import { describe, expect, test, vi } from 'vitest';
import { makeOverflow } from '#api/mail/overflow.ts';
import { makeCancellation } from '#api/mail/cancellation.ts';
import { makeSemaphore } from '#api/mail/semaphore.ts';

const limits = { afterMs: 10, max: 2 };
const until = (condition: () => void) => vi.waitFor(condition, { timeout: 10_000, interval: 5 });

/** Begins attempts one after the other; of permits there are two. */
async function begin(count: number) {
  const semaphore = makeSemaphore(2);
  const overflow = makeOverflow(semaphore, limits);
  const attempts: { end: () => void; cancelled: () => boolean; commit: () => void }[] = [];
  const start = async () => {
    const taken = semaphore.acquire(1);
    overflow.makeRoom();
    await taken;
    const attempt = makeCancellation();
    const end = overflow.watch(attempt);
    attempts.push({ end, cancelled: () => attempt.signal.aborted, commit: attempt.commit });
  };
  for (let index = 0; index < count; index += 1) await start();
  return { semaphore, attempts, start, cancelled: () => attempts.map((attempt) => attempt.cancelled()) };
}

describe('A slow attempt', () => {
  test('gives its permit to the next, and goes on', async () => {
    const { cancelled } = await begin(4);
    expect(cancelled()).toEqual([false, false, false, false]);
  });

  test('keeps its permit where the overflow is full and nobody waits', async () => {
    const { semaphore, attempts, cancelled } = await begin(4);
    attempts[0]?.end();
    attempts[1]?.end();
    await until(() => expect(semaphore.waiting).toBe(0));
    expect(cancelled()).toEqual([false, false, false, false]);
  });

  test('is cancelled for whoever waits, the oldest first, and one for each', async () => {
    const { attempts, start, cancelled } = await begin(4);
    const fifth = start();
    await until(() => expect(cancelled()).toEqual([true, false, false, false]));
    attempts[0]?.end();
    await fifth;
    expect(cancelled()).toEqual([true, false, false, false, false]);
  });

  test('is not cancelled once its message is leaving', async () => {
    const { attempts, start, cancelled } = await begin(4);
    attempts[0]?.commit();
    attempts[2]?.commit();
    const fifth = start();
    await until(() => expect(cancelled()).toEqual([false, true, false, false]));
    attempts[1]?.end();
    await fifth;
  });
});

test('Permits go by turns to who came first and who came last', async () => {
  const semaphore = makeSemaphore(1, { alternate: true });
  await semaphore.acquire(1);
  const served: number[] = [];
  const all = [1, 2, 3, 4, 5].map(async (number) => {
    await semaphore.acquire(1);
    served.push(number);
    semaphore.release(1);
  });
  semaphore.release(1);
  await Promise.all(all);
  expect(served.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(served.indexOf(5)).toBeLessThan(2);
  expect(served.indexOf(1)).toBeLessThan(2);
});
