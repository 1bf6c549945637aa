import type { Db } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';

/** How many records are, or were, kept about one person. */
export interface Traces {
  leads: number;
  messages: number;
  subscriptions: number;
  consents: number;
  /** Entries of the suppression list that name the address. */
  suppressions: number;
}

export const noTraces: Traces = { leads: 0, messages: 0, subscriptions: 0, consents: 0, suppressions: 0 };

/** Every address in the store, in every spelling. */
export async function knownEmailAddresses(db: Db): Promise<string[]> {
  const known = await Promise.all([
    db.selectFrom('lead').select('email').distinct().execute(),
    db.selectFrom('outbox').select('recipient as email').distinct().execute(),
    db.selectFrom('subscriber').select('email').distinct().execute(),
    db
      .selectFrom('suppression')
      .select('email')
      .where('email', 'is not', null)
      .$narrowType<{ email: string }>()
      .execute(),
  ]);
  return [...new Set(known.flat().map((row) => row.email))];
}

/** Ids of messages about several people, such as digests, that contain an address. */
export async function digestsOf(db: Db, spellings: readonly string[]): Promise<string[]> {
  const digests = await db
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('leadId', 'is', null)
    .where('kind', 'in', ['quarantine-digest', 'webhook'])
    .execute();
  const written = spellings.map((spelling) => JSON.stringify(spelling).slice(1, -1));
  return digests.filter(({ payload }) => written.some((spelling) => payload.includes(spelling))).map(({ id }) => id);
}

/**
 * Deletes what was stored about an address until a moment, in one transaction. Returns what was deleted. Of the suppression
 * list the key stays, which names nobody: a wish to get no mail holds on.
 */
export function eraseEmailAddress(
  db: Db,
  spellings: readonly string[],
  until: Moment = Number.MAX_SAFE_INTEGER,
): Promise<Traces> {
  if (spellings.length === 0) return Promise.resolve(noTraces);
  return db.transaction().execute(async (transaction) => {
    const leads = transaction
      .selectFrom('lead')
      .select('id')
      .where('email', 'in', spellings)
      .where('createdAt', '<=', until);
    const subscribers = transaction
      .selectFrom('subscriber')
      .select('id')
      .where('email', 'in', spellings)
      .where('createdAt', '<=', until);
    const digests = await digestsOf(transaction, spellings);
    const messages = await transaction
      .deleteFrom('outbox')
      .where((is) =>
        is.or([
          is.and([is('recipient', 'in', spellings), is('createdAt', '<=', until)]),
          is('leadId', 'in', leads),
          ...(digests.length > 0 ? [is.and([is('id', 'in', digests), is('createdAt', '<=', until)])] : []),
        ]),
      )
      .executeTakeFirstOrThrow();
    const consents = await transaction
      .deleteFrom('consent')
      .where('subscriberId', 'in', subscribers)
      .executeTakeFirstOrThrow();
    const subscriptions = await transaction
      .deleteFrom('subscriber')
      .where('id', 'in', subscribers)
      .executeTakeFirstOrThrow();
    const deletedLeads = await transaction.deleteFrom('lead').where('id', 'in', leads).executeTakeFirstOrThrow();
    const suppressions = await transaction
      .updateTable('suppression')
      .set({ email: null })
      .where('email', 'in', spellings)
      .where('at', '<=', until)
      .executeTakeFirstOrThrow();
    const count = ({ numDeletedRows }: { numDeletedRows: bigint }) => Number(numDeletedRows);
    return {
      leads: count(deletedLeads),
      messages: count(messages),
      subscriptions: count(subscriptions),
      consents: count(consents),
      suppressions: Number(suppressions.numUpdatedRows),
    };
  });
}
