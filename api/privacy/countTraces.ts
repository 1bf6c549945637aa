import type { Db } from '../db/open.ts';
import { conversationsAbout } from './conversationsAbout.ts';
import { digestsOf, messagesAbout, noTraces, type Traces } from './erase.ts';

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
