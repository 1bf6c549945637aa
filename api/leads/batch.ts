/**
 * Group commit: concurrent items share a transaction. While one batch is being written, the next one collects. Each caller gets its own
 * result once its batch is durably written. A batch that fails is tried item by item, so that one bad item fails alone.
 */
export function makeBatch<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
  max = 200,
): (item: Item) => Promise<Result> {
  interface Waiting {
    item: Item;
    resolve: (result: Result) => void;
    reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, max);
      waiting = waiting.slice(max);
      await settle(batch);
    }
    isBusy = false;
  }

  async function settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await commit(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length > 1) await Promise.all(batch.map((one) => settle([one])));
      else batch[0]?.reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      // Deferred, so that requests of the same event loop iteration join the batch.
      setImmediate(() => void work());
    });
}
