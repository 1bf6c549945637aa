import type { AuditedAction, ConversationState } from '../../data/rules/owner/kept.ts';
import type { HandoverNotice } from '../../data/rules/requests/handoverMessage.ts';
import type { Db, Store } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import {
  type Change,
  change,
  changeAlone,
  numberOf,
  type ConversationRow,
  noticeOf,
  recentConversations,
  waitsFrom,
} from './conversations.ts';
import { leftAt } from './visitors.ts';

/** Who does something at the desk, under which record of `people`. */
export interface DeskPerson {
  email: string;
  personId: string | null;
  at: Moment;
}

export type DeskStep = 'take' | 'giveBack' | 'close';

interface Step {
  from: readonly ConversationState[];
  to: ConversationState;
  notice: HandoverNotice;
  action: AuditedAction;
}

/** The states that each step is for, and what it leads to. Whoever has not closed a conversation may be followed by a colleague. */
const steps: Record<DeskStep, Step> = {
  take: { from: ['waiting', 'taken', 'assistant'], to: 'taken', notice: 'taken', action: 'conversationTaken' },
  giveBack: { from: ['waiting', 'taken'], to: 'assistant', notice: 'returned', action: 'conversationReturned' },
  close: { from: ['waiting', 'taken', 'assistant'], to: 'closed', notice: 'closed', action: 'conversationClosed' },
};

export const isStep = (text: string): text is DeskStep => Object.hasOwn(steps, text);

/** What people at the desk do with a conversation; each thing, its notice to the visitor and its entry in the log are one transaction. */
export function makeDeskWork(
  { db }: Pick<Store, 'db'>,
  audit: (transaction: Db, person: DeskPerson, action: AuditedAction, id: string) => Promise<unknown>,
) {
  const isTheirs = (row: Pick<ConversationRow, 'state' | 'takenBy'> | undefined, { email }: DeskPerson) =>
    row?.state === 'taken' && row.takenBy === email;
  const find = (transaction: Db, id: string) =>
    transaction.selectFrom('conversation').selectAll().where('id', '=', id).executeTakeFirst();

  /** False where the conversation is in no state for it, or gone. */
  async function doStep(transaction: Db, id: string, person: DeskPerson, step: DeskStep): Promise<boolean> {
    const { from, to, notice, action } = steps[step];
    const { at, email, personId } = person;
    const set: Change['set'] = {
      state: to,
      takenBy: to === 'taken' ? email : null,
      ...(to === 'taken' ? { personId } : {}),
    };
    const number = await change(transaction, id, at, { from, set, messages: [noticeOf(notice, at, personId)] });
    if (number !== undefined) await audit(transaction, person, action, id);
    return number !== undefined;
  }

  return {
    /** Taking what one has already does nothing. */
    step: (id: string, person: DeskPerson, step: DeskStep): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        if (step === 'take' && isTheirs(await find(transaction, id), person)) return true;
        return doStep(transaction, id, person, step);
      }),

    /** Writes to the visitor; whoever writes has the conversation from then on. */
    write: (id: string, person: DeskPerson, { text, key }: { text: string; key: string }): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const row = await find(transaction, id);
        if (!row) return false;
        // Sent twice, and closed in between.
        if ((await numberOf(transaction, id, key)) !== undefined) return true;
        if (!isTheirs(row, person)) await doStep(transaction, id, person, 'take');
        const { at, personId } = person;
        const messages = [{ at, sender: 'person' as const, text, key, personId }];
        return (await change(transaction, id, at, { from: ['taken'], messages })) !== undefined;
      }),
  };
}

/** Rings for those who still wait and were told that nobody is there: somebody is on duty now. */
export async function ringAgain({ db }: Pick<Store, 'db'>, now: Moment): Promise<void> {
  const waiting = (await recentConversations(db, now)).filter(
    (row) => row.state === 'waiting' && row.lateAt !== null && leftAt(row, now) === undefined,
  );
  for (const { id, lateAt } of waiting) {
    const set = waitsFrom(now, true);
    await changeAlone(db, id, now, { from: ['waiting'], holds: { lateAt }, set, messages: [noticeOf('asked', now)] });
  }
}
