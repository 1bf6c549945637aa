/**
 * Group commit: concurrent items share a transaction. While one batch is being written, the next one collects. Each caller gets its own
 * result once its batch is durably written. A batch that the store refuses because of its content is tried item by item, so that one bad
 * item fails alone. Where the store itself fails, everybody who waits is told at once: the next batch would only wait for the same failure.
 * @param isRefusal whether an error is about the content
 */
export function makeBatch<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
  isRefusal: (error: unknown) => boolean,
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
      if (isBusy) return;
      isBusy = true;
      // Deferred, so that requests of the same event loop iteration join the batch.
      setImmediate(() => void work());
    });
}
