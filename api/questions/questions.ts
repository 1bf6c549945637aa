import type { Logger } from 'pino';
import type { Store } from '../db/open.ts';
import { uuidV7 } from '../../data/rules/text/uuidV7.ts';
import { type QuestionTopic, withTopic } from '../db/questionTopic.ts';

/** Visitors' questions without an answer. */
export interface Questions {
  /** Stores a scrubbed question. Asynchronous without a result: a failure loses the question. */
  keep(text: string, topic?: QuestionTopic): void;
  /** Resolves when all questions so far are written. */
  settle(): Promise<void>;
}

/** Maximum number of questions waiting to be written; further ones are dropped. */
const mostUnderWay = 50;

export function makeQuestions({ db }: Store, log: Logger, now: () => number = Date.now): Questions {
  const underWay = new Set<Promise<void>>();
  let failing = false;
  return {
    keep(text, topic) {
      if (!text || underWay.size >= mostUnderWay) return;
      const work: Promise<void> = db
        .insertInto('question')
        .values({ id: uuidV7(), createdAt: now(), text: withTopic(text, topic) })
        .execute()
        .then(
          () => {
            failing = false;
          },
          () => {
            if (!failing) log.error('questions without an answer cannot be kept: the store does not answer');
            failing = true;
          },
        )
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    async settle() {
      await Promise.all(underWay);
    },
  };
}
