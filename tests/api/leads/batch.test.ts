import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { makeBatch } from '#api/leads/batch.ts';

/** A commit that waits until it is told to go on, and remembers what it was given. */
function heldCommit() {
  const commits: string[][] = [];
  let release = () => {};
  return {
    commits,
    commit: async (items: readonly string[]) => {
      commits.push([...items]);
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return items.map((item) => item.toUpperCase());
    },
    release: () => release(),
  };
}

it('calls that come together share one commit, in the order they came, and each gets its own result', async () => {
  const commits: (readonly string[])[] = [];
  const keep = makeBatch(async (items: readonly string[]) => {
    commits.push(items);
    return items.map((item) => item.toUpperCase());
  });
  expect(await Promise.all(['c', 'a', 'b'].map(keep))).toEqual(['C', 'A', 'B']);
  expect(commits).toEqual([['c', 'a', 'b']]);
});

it('what comes while a commit is under way gathers for the next one', async () => {
  const { commits, commit, release } = heldCommit();
  const keep = makeBatch(commit);
  const first = keep('a');
  await vi.waitFor(() => expect(commits).toEqual([['a']]));
  const rest = Promise.all([keep('b'), keep('c')]);
  release();
  expect(await first).toBe('A');
  await vi.waitFor(() => expect(commits).toEqual([['a'], ['b', 'c']]));
  release();
  expect(await rest).toEqual(['B', 'C']);
});

it('does not resolve before the commit is done', async () => {
  const { commits, commit, release } = heldCommit();
  let resolved = false;
  const kept = makeBatch(commit)('a').then(() => {
    resolved = true;
  });
  await vi.waitFor(() => expect(commits).toHaveLength(1));
  await new Promise(setImmediate);
  expect(resolved).toBe(false);
  release();
  await kept;
});

it('a commit takes no more than the most', async () => {
  const sizes: number[] = [];
  const keep = makeBatch(
    async (items: readonly number[]) => {
      sizes.push(items.length);
      return items;
    },
    { max: 4 },
  );
  const numbers = Array.from({ length: 10 }, (_, index) => index);
  expect(await Promise.all(numbers.map(keep))).toEqual(numbers);
  expect(sizes).toEqual([4, 4, 2]);
});

it('an item that cannot be kept harms no other, and only its caller hears of it', async () => {
  const kept: string[] = [];
  const keep = makeBatch(async (items: readonly string[]) => {
    if (items.includes('bad')) throw new Error(`refused ${items.join()}`);
    kept.push(...items);
    return items;
  });
  const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map(keep));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes[1]).toMatchObject({ reason: new Error('refused bad') });
  expect(kept).toEqual(['a', 'b']);
});

it('a store that fails is told to every caller, and the next call is served when it is back', async () => {
  let down = true;
  const keep = makeBatch((items: readonly string[]) => {
    // Thrown at once, as by code that is not asynchronous all the way.
    if (down) throw new Error('down');
    return Promise.resolve(items);
  });
  expect((await Promise.allSettled(['a', 'b', 'c'].map(keep))).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
  ]);
  down = false;
  expect(await keep('d')).toBe('d');
});

it('a store that fails is asked once for a whole batch, not once for each of those who wait', async () => {
  let tries = 0;
  const keep = makeBatch<string, string>(
    async () => {
      tries++;
      throw new Error('away');
    },
    { isRefusal: (error) => (error as Error).message !== 'away' },
  );
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(keep));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(tries).toBe(1);
});

it('a store that fails is told to those who wait for the next batch as well', async () => {
  const held = Promise.withResolvers<never>();
  let tries = 0;
  const keep = makeBatch<string, string>(
    () => {
      tries++;
      return held.promise;
    },
    { isRefusal: () => false },
  );
  const first = keep('a');
  await vi.waitFor(() => expect(tries).toBe(1));
  const outcomes = Promise.allSettled([first, keep('b'), keep('c')]);
  held.reject(new Error('away'));
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(tries).toBe(1);
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
            await new Promise(setImmediate);
            // A batch may fail for reasons of its own; one that is alone fails only if its item is bad.
            if (items.some((item) => calls[item]?.bad) || (items.length > 1 && failures.next().value))
              throw new Error('failed');
            committed.push(...items);
            return items;
          },
          { max },
        );
        const outcomes: Promise<number>[] = [];
        for (const [index, { pause }] of calls.entries()) {
          for (let iteration = 0; iteration < pause; iteration++) await new Promise(setImmediate);
          outcomes.push(keep(index));
          outcomes.at(-1)?.catch(() => {});
        }
        const settled = await Promise.allSettled(outcomes);
        const good = calls.flatMap(({ bad }, index) => (bad ? [] : [index]));
        expect(settled.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))).toEqual(good);
        expect(committed).toEqual(good);
      },
    ),
    { numRuns: 300 },
  );
});
