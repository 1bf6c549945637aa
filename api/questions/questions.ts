import type { Logger } from 'pino';
import type { Store } from '../db/open.ts';
import { uuidV7 } from '../../data/rules/text/uuidV7.ts';
import { type QuestionTopic, withTopic } from '../db/questionTopic.ts';
import type { Later } from '../tasks.ts';

/** Stores a visitor's scrubbed question without an answer. Asynchronous without a result: a failure loses the question. */
export type KeepQuestion = (text: string, topic?: QuestionTopic) => void;

/** Maximum number of questions waiting to be written; further ones are dropped. */
const maxUnderWay = 50;

export function makeKeepQuestion({ db }: Store, { track }: Pick<Later, 'track'>, log: Logger): KeepQuestion {
  let underWay = 0;
  let failing = false;
  return (text, topic) => {
    if (!text || underWay >= maxUnderWay) return;
    underWay += 1;
    void track(insert(text, topic));
  };

  async function insert(text: string, topic: QuestionTopic | undefined): Promise<void> {
    try {
      const question = { id: uuidV7(), createdAt: Date.now(), text: withTopic(text, topic) };
      await db.insertInto('question').values(question).execute();
      failing = false;
    } catch {
      if (!failing) log.error('questions without an answer cannot be kept: the store does not answer');
      failing = true;
    } finally {
      underWay -= 1;
    }
  }
}
