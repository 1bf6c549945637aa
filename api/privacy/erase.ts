import type { ExpressionBuilder } from 'kysely';
import { lowerCase } from '../../data/rules/text/lowerCase.ts';
import { plainEmailAddress } from '../db/addressKey.ts';
import type { Db } from '../db/open.ts';
import type { Moment, Tables } from '../db/tables.ts';
import { kindsOf } from '../mail/lanes.ts';
import { conversationNames, deleteConversations, conversationsAbout } from './conversationsAbout.ts';
import type { BreachTable } from '../db/ownerTables.ts';

/** How many records are, or were, kept about one person. */
export interface Traces {
  leads: number;
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

/** How many records are kept about an address. @param spellings the address as the store has it, in every spelling */
export async function countTraces(db: Db, spellings: readonly string[]): Promise<Traces> {
  if (spellings.length === 0) return noTraces;
  const leads = db.selectFrom('lead').where('email', 'in', spellings);
  const subscribers = db.selectFrom('subscriber').where('email', 'in', spellings);
  const digests = await digestsOf(db, spellings);
  const messages = db.selectFrom('outbox').where(messagesAbout(spellings, digests));
  const held = db.selectFrom('heldSignUp').where('email', 'in', spellings);
  const consents = db.selectFrom('consent').where('subscriberId', 'in', subscribers.select('id'));
  const suppressions = db.selectFrom('suppression').where('email', 'in', spellings);
  const conversations = conversationsAbout(db, spellings);
  const counts: number[] = [];
  // One after the other: a transaction has one connection.
  for (const query of [leads, messages, subscribers, consents, suppressions, held, conversations]) {
    const counting = (query as typeof leads).select(({ fn }) => fn.countAll<number>().as('count'));
    counts.push((await counting.executeTakeFirstOrThrow()).count);
  }
  const [leadCount, messageCount, subscriberCount, consentCount, suppressionCount, heldCount, conversationCount] =
    counts;
  return {
    leads: leadCount ?? 0,
    conversations: conversationCount ?? 0,
    messages: (messageCount ?? 0) + (heldCount ?? 0),
    subscriptions: subscriberCount ?? 0,
    consents: consentCount ?? 0,
    suppressions: suppressionCount ?? 0,
  };
}
