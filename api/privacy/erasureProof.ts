import type { Db } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import { countTraces, deletePerson, isNothing, type Traces } from './erase.ts';
import { underOtherAddresses } from './findPeople.ts';
import { noteDeletion } from './scrubbing.ts';

export interface NewProof {
  /** The same for the same line of the list of erasures, so that a restored store gets the same reference number again. */
  id: string;
  at: Moment;
  /** Who erased at the desk; empty for the command line, and for a server that finishes what was interrupted. */
  by: string;
  /** The address's hash in the list of erasures; undefined without a list. */
  code: string | undefined;
}

/**
 * Deletes everything about an address until a moment and proves it, within one transaction: whatever ends the process, there
 * is no deletion without its proof. Returns what was deleted; of nothing there is no proof.
 * @param spellings the address as the store has it, in every spelling
 */
export async function deleteWithProof(
  transaction: Db,
  { spellings, until, proof }: { spellings: readonly string[]; until?: Moment; proof: NewProof },
): Promise<Traces> {
  // Before: the numbers and the names to compare with go too.
  const { total, people } = await underOtherAddresses(transaction, spellings);
  const erased = await deletePerson(transaction, spellings, until);
  if (isNothing(erased)) return erased;
  await noteDeletion(transaction, proof.at);
  const { id, at, by: email, code } = proof;
  const left = await countTraces(transaction, spellings);
  const detail = JSON.stringify({ erased, left, others: { total, ids: people.map(({ id: other }) => other) } });
  await transaction
    .insertInto('ownerAudit')
    .values({ id, at, email, action: 'personErased', subject: code ?? null, detail })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return erased;
}

/** The newest entry of an erasure, which proves it, by its id or by the code of the address; undefined where there is none. */
export const findErasure = (db: Db, by: 'id' | 'subject', value: string) =>
  db
    .selectFrom('ownerAudit')
    .selectAll()
    .where(by, '=', value)
    .where('action', '=', 'personErased')
    .where('detail', 'is not', null)
    .orderBy('at', 'desc')
    .executeTakeFirst();

/** The number of an erasure, short enough to be said on the phone. */
export const referenceOf = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
