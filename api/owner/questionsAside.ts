import type { DeskQuestionAside } from '../../data/rules/owner/questionsPage.ts';
import type { Db, Store } from '../db/open.ts';
import type { Question } from '../db/tables.ts';
import { type Actor, audit } from './audit.ts';
import { wordingOf } from './questionGroups.ts';

export const asideKinds: readonly DeskQuestionAside[] = ['done', 'notOurs'];

/**
 * Parts the questions into those that need the owner and those set aside, wording by wording: a group may hold whatever the
 * assistant does not understand. One that was dealt with is back once it is asked again.
 */
export async function partQuestions(db: Db, questions: readonly Question[]) {
  const rows = await db.selectFrom('questionAside').selectAll().execute();
  const known = new Map(rows.map((row) => [row.topic, row]));
  const wordings = Map.groupBy(questions, ({ text }) => wordingOf(text).id);
  const open: Question[] = [];
  const aside: { text: string; count: number; how: DeskQuestionAside }[] = [];
  for (const [id, asked] of wordings) {
    const [newest] = asked;
    const row = known.get(id);
    if (newest && row && (row.how === 'notOurs' || newest.createdAt <= row.at))
      aside.push({ text: newest.text, count: asked.length, how: row.how });
    else open.push(...asked);
  }
  return { open: open.sort((a, b) => b.createdAt - a.createdAt), aside };
}

/** Sets wordings aside, or, without a reason, back. */
export function setAside(
  { db }: Pick<Store, 'db'>,
  ids: readonly string[],
  how: DeskQuestionAside | undefined,
  actor: Actor,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('questionAside').where('topic', 'in', ids).execute();
    if (how)
      await transaction
        .insertInto('questionAside')
        .values(ids.map((topic) => ({ topic, how, at: actor.at })))
        .execute();
    await audit(transaction, actor, how ? 'questionSetAside' : 'questionBack');
  });
}
