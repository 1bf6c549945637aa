import type { DeskQuestionAside } from '../../data/owner/questionsPage.ts';
import type { Db, Store } from '../db/open.ts';
import { type Actor, audit } from './audit.ts';
import type { QuestionGroup } from './questionGroups.ts';

export const asideKinds: readonly DeskQuestionAside[] = ['done', 'notOurs'];

/** Parts the groups into those that need the owner and those set aside. One that was dealt with is back once it is asked again. */
export async function partGroups(db: Db, groups: readonly QuestionGroup[]) {
  const rows = await db.selectFrom('questionAside').selectAll().execute();
  const known = new Map(rows.map((row) => [row.topic, row]));
  const open: QuestionGroup[] = [];
  const aside: (QuestionGroup & { how: DeskQuestionAside })[] = [];
  for (const group of groups) {
    const row = known.get(group.topic);
    if (row && (row.how === 'notOurs' || group.last <= row.at)) aside.push({ ...group, how: row.how });
    else open.push(group);
  }
  return { open, aside };
}

/** Sets a group aside, or, without a reason, back. */
export function setAside(
  { db }: Pick<Store, 'db'>,
  topic: string,
  how: DeskQuestionAside | undefined,
  actor: Actor,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('questionAside').where('topic', '=', topic).execute();
    if (how) await transaction.insertInto('questionAside').values({ topic, how, at: actor.at }).execute();
    await audit(transaction, actor, how ? 'questionSetAside' : 'questionBack', topic);
  });
}
