import type { ExpressionBuilder } from 'kysely';
import { lowerCase } from '../../data/rules/text/lowerCase.ts';
import { plainEmailAddress } from '../db/addressKey.ts';
import type { Db } from '../db/open.ts';
import type { Moment, Tables } from '../db/tables.ts';
import { kindsOf } from '../mail/lanes.ts';
import { eraseFromBreaches } from './breachesNaming.ts';
import { conversationNames, deleteConversations } from './conversationsAbout.ts';

/** How many records are, or were, kept about one person. */
export interface Traces {
  leads: number;
  /** Conversations with a person in the chat. */
  conversations: number;
  messages: number;
  subscriptions: number;
  consents: number;
  /** Entries of the suppression list that name the address. */
  suppressions: number;
}

export const noTraces: Traces = {
  ...{ leads: 0, conversations: 0, messages: 0 },
  ...{ subscriptions: 0, consents: 0, suppressions: 0 },
};

export const isNothing = (traces: Traces): boolean => Object.values(traces).every((count) => count === 0);

/** Mails to the owners are about others: they belong to their lead, or to nobody, and not to whom they are sent. */
const toOwners = [...kindsOf('owner'), ...kindsOf('signIn')];

/** Every address in the store, in every spelling, and the ids of conversations; an owner's not because of what the owner was told. */
export async function knownEmailAddresses(db: Db): Promise<string[]> {
  // One after the other: a transaction has one connection.
  const known = [
    await db.selectFrom('lead').select('email').distinct().execute(),
    await db.selectFrom('outbox').select('recipient as email').where('kind', 'not in', toOwners).distinct().execute(),
    await db.selectFrom('subscriber').select('email').distinct().execute(),
    await db.selectFrom('heldSignUp').select('email').distinct().execute(),
    await db
      .selectFrom('suppression')
      .select('email')
      .where('email', 'is not', null)
      .$narrowType<{ email: string }>()
      .execute(),
  ];
  const addresses = [...known.flat().map((row) => row.email), ...(await conversationNames(db))];
  return [...new Set(addresses.filter((address) => address !== ''))];
}

/** Every spelling of an address that is in the store. */
export async function spellingsOf(db: Db, email: string): Promise<string[]> {
  const wanted = plainEmailAddress(email);
  return (await knownEmailAddresses(db)).filter((spelling) => plainEmailAddress(spelling) === wanted);
}

/** Ids of messages about several people, such as digests, that contain an address. */
export async function digestsOf(db: Db, spellings: readonly string[]): Promise<string[]> {
  const digests = await db
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('leadId', 'is', null)
    .where('kind', 'in', ['quarantine-digest', 'owner-week', 'webhook'])
    .execute();
  const written = spellings.map((spelling) => lowerCase(JSON.stringify(spelling).slice(1, -1)));
  return digests
    .filter(({ payload }) => written.some((spelling) => lowerCase(payload).includes(spelling)))
    .map(({ id }) => id);
}

/** The condition of messages that are about a person, until a moment: to the address, about a lead of it, or digests that contain it. */
export const messagesAbout =
  (spellings: readonly string[], digests: readonly string[], until: Moment = Number.MAX_SAFE_INTEGER) =>
  (is: ExpressionBuilder<Tables, 'outbox'>) =>
    is.or([
      is.and([is('recipient', 'in', spellings), is.not(is('kind', 'in', toOwners)), is('createdAt', '<=', until)]),
      is(
        'leadId',
        'in',
        is.selectFrom('lead').select('id').where('email', 'in', spellings).where('createdAt', '<=', until),
      ),
      ...(digests.length > 0 ? [is.and([is('id', 'in', digests), is('createdAt', '<=', until)])] : []),
    ]);

/**
 * Deletes what was stored about an address until a moment, within a transaction. Returns what was deleted. Of the suppression
 * list the key stays, which names nobody: a wish to get no mail holds on.
 */
export async function deletePerson(
  transaction: Db,
  spellings: readonly string[],
  until: Moment = Number.MAX_SAFE_INTEGER,
): Promise<Traces> {
  if (spellings.length === 0) return noTraces;
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
  const conversations = await deleteConversations(transaction, spellings, until);
  const messages = await transaction
    .deleteFrom('outbox')
    .where(messagesAbout(spellings, digests, until))
    .executeTakeFirstOrThrow();
  const held = await transaction
    .deleteFrom('heldSignUp')
    .where('email', 'in', spellings)
    .where('createdAt', '<=', until)
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
  await eraseFromBreaches(transaction, spellings);
  const count = ({ numDeletedRows }: { numDeletedRows: bigint }) => Number(numDeletedRows);
  return {
    leads: count(deletedLeads),
    conversations,
    messages: count(messages) + count(held),
    subscriptions: count(subscriptions),
    consents: count(consents),
    suppressions: Number(suppressions.numUpdatedRows),
  };
}
