import { describe, expect, test, vi } from 'vitest';
import { makeAside } from '#api/mail/aside.ts';
import { makeInterruption } from '#api/mail/interruption.ts';
import { makeSlots } from '#api/mail/slots.ts';

const limits = { afterMs: 10, atOnce: 2 };
const until = (condition: () => void) => vi.waitFor(condition, { timeout: 10_000, interval: 5 });

/** Two slots, each with a try that has begun, and what is known of it. */
async function begin(count: number) {
  const slots = makeSlots(2);
  const aside = makeAside(slots, limits);
  const tries: { end: () => void; broken: () => boolean; close: () => void }[] = [];
  const start = async () => {
    const taken = slots.take(1);
    aside.relieve();
    await taken;
    const attempt = makeInterruption();
    const end = aside.watch(attempt);
    tries.push({ end, broken: () => attempt.signal.aborted, close: attempt.close });
  };
  for (let index = 0; index < count; index += 1) await start();
  return { slots, tries, start, broken: () => tries.map((attempt) => attempt.broken()) };
}

describe('A try that takes long', () => {
  test('gives its slot to the next, and goes on', async () => {
    const { broken } = await begin(4);
    expect(broken()).toEqual([false, false, false, false]);
  });

  test('goes on in its slot where as many are aside as may be and nobody waits', async () => {
    const { slots, tries, broken } = await begin(4);
    tries[0]?.end();
    tries[1]?.end();
    await until(() => expect(slots.waiting).toBe(0));
    expect(broken()).toEqual([false, false, false, false]);
  });

  test('is broken off for whoever waits, the oldest first, and one for each', async () => {
    const { tries, start, broken } = await begin(4);
    const fifth = start();
    await until(() => expect(broken()).toEqual([true, false, false, false]));
    tries[0]?.end();
    await fifth;
    expect(broken()).toEqual([true, false, false, false, false]);
  });

  test('is not broken off once its message is leaving', async () => {
    const { tries, start, broken } = await begin(4);
    tries[0]?.close();
    tries[2]?.close();
    const fifth = start();
    await until(() => expect(broken()).toEqual([false, true, false, false]));
    tries[1]?.end();
    await fifth;
  });
});

test('Slots go by turns to who came first and who came last', async () => {
  const slots = makeSlots(1, { byTurns: true });
  await slots.take(1);
  const served: number[] = [];
  const all = [1, 2, 3, 4, 5].map(async (number) => {
    await slots.take(1);
    served.push(number);
    slots.give(1);
  });
  slots.give(1);
  await Promise.all(all);
  expect(served.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(served.indexOf(5)).toBeLessThan(2);
  expect(served.indexOf(1)).toBeLessThan(2);
});
