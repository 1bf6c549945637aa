import type { DeskAction } from '../../data/rules/owner/deskPages.ts';
import { type DeskLiftReason, deskPage } from '../../data/rules/owner/subscriberPages.ts';
import type { Db, Store } from '../db/open.ts';
import type { SuppressionReason } from '../db/tables.ts';
import { suppress } from '../mail/suppression.ts';
import type { ListChanged } from '../subscribers/listServer/listChanged.ts';
import { endSubscription } from '../subscribers/subscribers.ts';
import { type Actor, audit } from './audit.ts';
import { like } from '../db/like.ts';

export const suppressionPageSize = 25;

const added: Record<SuppressionReason, DeskAction> = {
  left: 'suppressedLeft',
  bounced: 'suppressedBounced',
  blocked: 'suppressedBlocked',
};
const lifted: Record<DeskLiftReason, DeskAction> = {
  asked: 'liftedAsked',
  works: 'liftedWorks',
  mistake: 'liftedMistake',
};
export const suppressionReasons = Object.keys(added) as SuppressionReason[];
export const liftReasons = Object.keys(lifted) as DeskLiftReason[];

/** A page of the suppression list, newest first, and how many entries match. @param page from 1 */
export async function listSuppression(db: Db, search: string, page: number) {
  let found = db.selectFrom('suppression');
  if (search) found = found.where(like(['email'], search));
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const entries = await found
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('address')
    .orderBy('reason')
    .limit(suppressionPageSize)
    .offset((page - 1) * suppressionPageSize)
    .execute();
  return { entries, total };
}

/** Every entry that names an address, by address, read in pages. */
export async function* eachSuppressed(db: Db) {
  let cursor = { address: '', reason: '' };
  for (;;) {
    const { address, reason } = cursor;
    const rows = await db
      .selectFrom('suppression')
      .selectAll()
      .where('email', 'is not', null)
      .where((is) =>
        is.or([
          is('address', '>', address),
          is.and([is('address', '=', address), is('reason', '>', reason as SuppressionReason)]),
        ]),
      )
      .orderBy('address')
      .orderBy('reason')
      .limit(1000)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    cursor = last;
  }
}

/** What the owner changes in the list. Each change and its entry in the audit log are one transaction. */
export function makeSuppressionWork({ db }: Pick<Store, 'db'>, listChanged: ListChanged) {
  return {
    /** Puts an address on the list. A subscription ends with it, unless the mailbox merely bounced. */
    add: (email: string, reason: SuppressionReason, actor: Actor): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        if (reason !== 'bounced') await endSubscription(transaction, email, actor.at, deskPage);
        const address = await suppress(transaction, email, reason, actor.at);
        await listChanged(transaction, email, actor.at);
        await audit(transaction, actor, added[reason], address);
      }),

    /** Takes an entry off the list. False where there is none. */
    lift: (address: string, reason: SuppressionReason, why: DeskLiftReason, actor: Actor): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const entry = await transaction
          .deleteFrom('suppression')
          .where('address', '=', address)
          .where('reason', '=', reason)
          .returning('email')
          .executeTakeFirst();
        if (!entry) return false;
        if (entry.email) await listChanged(transaction, entry.email, actor.at);
        await audit(transaction, actor, lifted[why], address);
        return true;
      }),
  };
}
