import type { SuppressionReason } from '../../data/rules/owner/kept.ts';
import { lowerCase } from '../../data/rules/text/lowerCase.ts';
import { addressKey, serverSecret } from '../db/addressKey.ts';
import type { Db } from '../db/open.ts';
import type { Moment, NewOutboxMessage, OutboxMessage } from '../db/tables.ts';
import { isToVisitor } from './lanes.ts';
import { changedRows } from '../db/queries.ts';

/** A mail server refuses these mailboxes, or the owner wants nothing sent there: they get no mail at all. */
const stopAll: readonly SuppressionReason[] = ['bounced', 'blocked'];

/**
 * Whoever has unsubscribed still gets these: a confirmation of a request, and of a new sign-up, which takes the address off the
 * list. The checklist is advertising as well (docs/decisions/024).
 */
const replies: readonly OutboxMessage['kind'][] = ['visitor-confirmation', 'subscription-confirmation'];

type ToSend = Pick<NewOutboxMessage, 'id' | 'kind' | 'recipient'>;

async function keyOf(db: Db, email: string): Promise<string> {
  return addressKey(email, await serverSecret({ db }));
}

/** Puts an address on the list; what is on it for the same reason is renewed. */
export async function suppress(db: Db, address: string, reason: SuppressionReason, at: Moment): Promise<string> {
  const key = await keyOf(db, address);
  const email = lowerCase(address);
  await db
    .insertInto('suppression')
    .values({ address: key, reason, email, at })
    .onConflict((conflict) => conflict.columns(['address', 'reason']).doUpdateSet({ email, at }))
    .execute();
  return key;
}

/** Takes an address off the list, for whatever reason it is there. False where it is not on it. */
export async function liftAll(db: Db, email: string): Promise<boolean> {
  const address = await keyOf(db, email);
  return (await changedRows(db.deleteFrom('suppression').where('address', '=', address))) > 0;
}

/** When somebody with this address unsubscribed; undefined where nobody has, or has signed up again since. */
export async function leftAt(db: Db, email: string): Promise<Moment | undefined> {
  const left = db
    .selectFrom('suppression')
    .select('at')
    .where('address', '=', await keyOf(db, email));
  return (await left.where('reason', '=', 'left').executeTakeFirst())?.at;
}

export async function isStoppedForAll(db: Db, email: string): Promise<boolean> {
  const address = await keyOf(db, email);
  const query = db.selectFrom('suppression').select('reason').where('address', '=', address);
  return (await query.where('reason', 'in', stopAll).limit(1).executeTakeFirst()) !== undefined;
}

/** The messages, of these, that the list lets be sent. Messages to the owner are not concerned. */
export async function withoutForbidden<Message extends ToSend>(
  db: Db,
  messages: readonly Message[],
): Promise<readonly Message[]> {
  const mails = messages.filter(isToVisitor);
  if (mails.length === 0) return messages;
  const secret = await serverSecret({ db });
  const keys = new Map(mails.map(({ id, recipient }) => [id, addressKey(recipient, secret)]));
  const rows = await db
    .selectFrom('suppression')
    .select(['address', 'reason'])
    .where('address', 'in', [...new Set(keys.values())])
    .execute();
  return messages.filter(({ id, kind }) =>
    rows.every(
      ({ address, reason }) => address !== keys.get(id) || (replies.includes(kind) && !stopAll.includes(reason)),
    ),
  );
}
