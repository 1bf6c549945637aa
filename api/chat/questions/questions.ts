import type { Logger } from 'pino';
import type { Store } from '../../db/open.ts';
import { uuidV7 } from '../../../data/text/uuidV7.ts';

/** What a question seems to be about: the most probable intent, and the records that it names. */
export interface Topic {
  intent: string;
  /** Kind and id: "plan" and the id of a plan, with a blank between them. */
  records: readonly string[];
}

/** What visitors asked in vain. */
export interface Questions {
  /** Keeps a question that has been scrubbed. Nobody waits for it, and it may be lost. */
  keep(text: string, topic?: Topic): void;
  /** Resolves when everything is written that was to be kept until now. */
  settle(): Promise<void>;
}

/** More at once are a flood, and tell the owner nothing new. */
const mostUnderWay = 50;

export function makeQuestions({ db }: Store, log: Logger, now: () => number = Date.now): Questions {
  const underWay = new Set<Promise<void>>();
  let failing = false;
  return {
    keep(text, topic) {
      if (!text || underWay.size >= mostUnderWay) return;
      const work: Promise<void> = db
        .insertInto('question')
        .values({ id: uuidV7(), createdAt: now(), text: topic ? `${text} ${topicText(topic)}` : text })
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

const topicText = ({ intent, records }: Topic): string => `[${[`like ${intent}`, ...records].join('; ')}]`;
