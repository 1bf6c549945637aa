import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { makeBatch } from '#api/leads/batch.ts';
import { tries } from '#tests/support/tier.ts';

it('a store that fails is asked once for all who wait, tells each of them, and serves the next call when it is back', async () => {
  const held = Promise.withResolvers<never>();
  let calls = 0;
  let away = true;
  const keep = makeBatch<string, string>(
    (items) => {
      calls++;
      return away ? held.promise : Promise.resolve(items);
    },
    () => false,
  );
  const first = [keep('a'), keep('b')];
  await vi.waitFor(() => expect(calls).toBe(1));
  const outcomes = Promise.allSettled([...first, keep('c')]);
  held.reject(new Error('away'));
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(calls).toBe(1);
  away = false;
  expect(await keep('d')).toBe('d');
});

it('however calls, batches and failures fall, each item is committed once or its caller is told', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ bad: fc.boolean(), pause: fc.nat(3) }), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 8 }),
      fc.infiniteStream(fc.boolean()),
      async (calls, max, failures) => {
        const committed: number[] = [];
        const keep = makeBatch(
          async (items: readonly number[]) => {
            expect(items.length).toBeLessThanOrEqual(max);
            await new Promise(setImmediate);
            // A batch may fail for reasons of its own; one that is alone fails only if its item is bad.
            if (items.some((item) => calls[item]?.bad) || (items.length > 1 && failures.next().value))
              throw new Error('failed');
            committed.push(...items);
            return items;
          },
          () => true,
          max,
        );
        const outcomes: Promise<number>[] = [];
        for (const [index, { pause }] of calls.entries()) {
          for (let iteration = 0; iteration < pause; iteration++) await new Promise(setImmediate);
          const outcome = keep(index).then((kept) => {
            // Nobody is told of what is not committed yet.
            expect(committed).toContain(index);
            return kept;
          });
          outcome.catch(() => {});
          outcomes.push(outcome);
        }
        const settled = await Promise.allSettled(outcomes);
        const good = calls.flatMap(({ bad }, index) => (bad ? [] : [index]));
        expect(settled.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))).toEqual(good);
        expect(committed).toEqual(good);
      },
    ),
    { numRuns: tries(300) },
  );
});
