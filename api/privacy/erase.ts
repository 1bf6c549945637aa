import type { Expression, ExpressionBuilder } from 'kysely';
import { conversationNames, conversationsAbout, leadsAbout } from './about.ts';
import type { Traces } from '../../data/rules/owner/kept.ts';
import { lowerCase } from '../../data/rules/text/lowerCase.ts';
import { changedRows, countRows } from '../db/queries.ts';
import { plainEmailAddress } from '../db/addressKey.ts';
import type { Db } from '../db/open.ts';
import type { Moment, Tables } from '../db/tables.ts';
import { kindsOf } from '../mail/lanes.ts';
import type { BreachTable } from '../db/ownerTables.ts';
import { underOtherAddresses } from './findPeople.ts';
import { noteDeletion } from './scrubbing.ts';

export const noTraces: Traces = {
  leads: 0,
  calls: 0,
  conversations: 0,
  messages: 0,
  subscriptions: 0,
  consents: 0,
  suppressions: 0,
};

export const isNothing = (traces: Traces): boolean => Object.values(traces).every((count) => count === 0);

/** Mails to the owners are about others: they belong to their lead, or to nobody, and not to whom they are sent. */
const toOwners = [...kindsOf('owner'), ...kindsOf('signIn')];

/**
 * Every address in the store, in every spelling, and the ids of conversations and of requests without an address; an owner's not
 * because of what the owner was told.
 */
export async function knownEmailAddresses(db: Db): Promise<string[]> {
  // One after the other: a transaction has one connection.
  const known = [
    await db.selectFrom('lead').select('email').distinct().execute(),
    await db.selectFrom('lead').select('id as email').where('email', '=', '').execute(),
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
  (db: Db, spellings: readonly string[], digests: readonly string[], until: Moment = Number.MAX_SAFE_INTEGER) =>
  (is: ExpressionBuilder<Tables, 'outbox'>) =>
    is.or([
      is.and([is('recipient', 'in', spellings), is.not(is('kind', 'in', toOwners)), is('createdAt', '<=', until)]),
      is('leadId', 'in', leadsAbout(db, spellings, until).select('lead.id')),
      ...(digests.length > 0 ? [is.and([is('id', 'in', digests), is('createdAt', '<=', until)])] : []),
    ]);

/** What is kept about an address until a moment, as a query for each table. @param spellings the address as the store has it */
async function rowsAbout(db: Db, spellings: readonly string[], until: Moment) {
  const subscriptions = db.selectFrom('subscriber').where('email', 'in', spellings).where('createdAt', '<=', until);
  return {
    leads: leadsAbout(db, spellings, until),
    calls: db.selectFrom('booking').where('leadId', 'in', leadsAbout(db, spellings, until).select('lead.id')),
    conversations: conversationsAbout(db, spellings, until),
    messages: db.selectFrom('outbox').where(messagesAbout(db, spellings, await digestsOf(db, spellings), until)),
    held: db.selectFrom('heldSignUp').where('email', 'in', spellings).where('createdAt', '<=', until),
    subscriptions,
    consents: db.selectFrom('consent').where('subscriberId', 'in', subscriptions.select('id')),
    suppressions: db.selectFrom('suppression').where('email', 'in', spellings).where('at', '<=', until),
  };
}

/** How many records are kept about an address. @param spellings the address as the store has it, in every spelling */
export async function countTraces(db: Db, spellings: readonly string[]): Promise<Traces> {
  if (spellings.length === 0) return noTraces;
  const about = await rowsAbout(db, spellings, Number.MAX_SAFE_INTEGER);
  return {
    leads: await countRows(about.leads),
    calls: await countRows(about.calls),
    conversations: await countRows(about.conversations),
    messages: (await countRows(about.messages)) + (await countRows(about.held)),
    subscriptions: await countRows(about.subscriptions),
    consents: await countRows(about.consents),
    suppressions: await countRows(about.suppressions),
  };
}

/**
 * Deletes what was stored about an address until a moment, within a transaction. Returns what was deleted. Of the suppression
 * list the key stays, which names nobody: a wish to get no mail holds on.
 */
async function deletePerson(
  transaction: Db,
  spellings: readonly string[],
  until: Moment = Number.MAX_SAFE_INTEGER,
): Promise<Traces> {
  if (spellings.length === 0) return noTraces;
  const about = await rowsAbout(transaction, spellings, until);
  // A request without an address is found by its conversation, which goes first.
  const calls = await countRows(about.calls);
  const leadIds = (await about.leads.select('lead.id').execute()).map(({ id }) => id);
  // What refers to something goes before it.
  const messages = await drop('outbox', about.messages.select('id'));
  const held = await drop('heldSignUp', about.held.select('id'));
  const consents = await drop('consent', about.consents.select('id'));
  const subscriptions = await drop('subscriber', about.subscriptions.select('id'));
  const conversations = await drop('conversation', about.conversations.select('id'));
  const left = transaction.deleteFrom('lead').where('id', 'in', leadIds.length > 0 ? leadIds : ['']);
  const leads = await changedRows(left);
  const named = transaction.updateTable('suppression').where('email', 'in', spellings).where('at', '<=', until);
  const suppressions = await changedRows(named.set({ email: null }));
  await eraseFromBreaches(transaction, spellings);
  return { leads, calls, conversations, messages: messages + held, subscriptions, consents, suppressions };

  function drop(
    table: 'outbox' | 'heldSignUp' | 'consent' | 'subscriber' | 'conversation',
    rows: Expression<{ id: string }>,
  ): Promise<number> {
    return changedRows(transaction.deleteFrom(table).where('id', 'in', rows as never));
  }
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

interface NewProof {
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
