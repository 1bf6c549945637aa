/**
 * Lets requests that come at the same time share one commit: while one batch is being written, the next one gathers.
 * Each caller hears of its own item, and only when its batch is durably written. A batch that fails is tried again item
 * by item, so that one bad item harms no other; two in a row that fail alone mean the store, and the rest fails with them.
 */
export function makeBatch<Item, Result>(commit: (items: readonly Item[]) => Promise<readonly Result[]>, most = 200): (item: Item) => Promise<Result> {
  interface Waiting { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }
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
      if (batch.length === 1) batch[0]?.reject(error);
      else await settleAlone(batch);
    }
  }

  async function settleAlone(batch: Waiting[]): Promise<void> {
    let failures = 0;
    for (const [index, { item, resolve, reject }] of batch.entries()) {
      try {
        const [result] = await commit([item]);
        resolve(result as Result);
        failures = 0;
      } catch (error) {
        reject(error);
        if (++failures < 2) continue;
        for (const rest of batch.slice(index + 1)) rest.reject(error);
        return;
      }
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
