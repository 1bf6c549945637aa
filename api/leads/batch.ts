/**
 * Lets requests that come at the same time share one commit: while one batch is being written, the next one gathers.
 * Each caller hears of its own item, and only when its batch is durably written. A batch that is refused for what is in
 * it is tried again item by item, so that one bad item harms no other. Where the store itself fails, all hear of it at
 * once, those who wait for the next batch too: they would wait as long again for the same failure.
 */
export function makeBatch<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most = 200, isRefusal = () => true }: { most?: number; isRefusal?: (error: unknown) => boolean } = {},
): (item: Item) => Promise<Result> {
  interface Waiting {
    item: Item;
    resolve: (result: Result) => void;
    reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let busy = false;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await settle(batch);
    }
    busy = false;
  }

  async function settle(batch: Waiting[]): Promise<void> {
    try {
      const results = await commit(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length > 1 && isRefusal(error)) for (const one of batch) await settle([one]);
      else for (const { reject } of batch.concat(isRefusal(error) ? [] : waiting.splice(0))) reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (busy) return;
      busy = true;
      // After the requests that are already in: they join this batch.
      setImmediate(() => void work());
    });
}
