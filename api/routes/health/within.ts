import { within } from '../../within.ts';

/**
 * A question that is given up after a time, in milliseconds. While one is open, who asks again waits for the same
 * answer: a store that hangs must not be buried under probes.
 */
export function askWithin<Answer>(ms: number, question: () => Promise<Answer>): () => Promise<Answer> {
  let open: Promise<Answer> | undefined;
  return () => {
    open ??= question().finally(() => {
      open = undefined;
    });
    return within(ms, open);
  };
}
