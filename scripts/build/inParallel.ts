import { availableParallelism } from 'node:os';

/** Works on as many items at once as there are processors, in their order. Rejects with the first failure. */
export async function inParallel<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = Iterator.from(items);
  const next = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
}
