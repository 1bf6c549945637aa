/**
 * A question that is given up after a time, in milliseconds. While one is open, who asks again waits for the same
 * answer: a store that hangs must not be buried under probes.
 */
export function askWithin<Answer>(ms: number, question: () => Promise<Answer>): () => Promise<Answer> {
  let open: Promise<Answer> | undefined;
  return async () => {
    open ??= question().finally(() => { open = undefined; });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => { timer = setTimeout(() => reject(new Error(`There was no answer within ${ms} ms.`)), ms); });
    try {
      return await Promise.race([open, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
