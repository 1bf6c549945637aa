import { lowerCase } from '../../data/rules/text/lowerCase.ts';
import type { Db } from '../db/open.ts';
import type { BreachTable } from '../db/privacyTables.ts';

const texts = ['what', 'whom', 'why', 'told'] as const;
/** Stands where an address was. */
const erased = '…';

/** Records of breaches in which an address is written, in any of its spellings. There are few, so all are read. */
export async function breachesNaming(db: Db, spellings: readonly string[]): Promise<BreachTable[]> {
  const all = await db.selectFrom('breach').selectAll().orderBy('day').execute();
  return all.filter((breach) =>
    texts.some((name) => spellings.some((spelling) => lowerCase(breach[name]).includes(lowerCase(spelling)))),
  );
}

/** Takes an address out of the record of breaches, which itself has to stay for 24 months; within a transaction. */
export async function eraseFromBreaches(db: Db, spellings: readonly string[]): Promise<void> {
  for (const breach of await breachesNaming(db, spellings)) {
    const without = Object.fromEntries(texts.map((name) => [name, withoutAny(breach[name], spellings)]));
    await db.updateTable('breach').set(without).where('id', '=', breach.id).execute();
  }
}

function withoutAny(text: string, spellings: readonly string[]): string {
  const escaped = spellings.map((spelling) => spelling.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return text.replace(new RegExp(escaped.join('|'), 'giu'), erased);
}
