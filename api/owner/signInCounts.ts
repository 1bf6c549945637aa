import { createHmac } from 'node:crypto';
import { lowerCase } from '../../data/rules/text/lowerCase.ts';
import type { Db } from '../db/open.ts';
import { serverSecret } from '../db/addressKey.ts';
import type { Moment } from '../db/tables.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Unused mails to one address in an hour that may follow each other at once; past them each comes so long after the one before. */
const mailsAtOnce = 2;
/** Less than a link lives, so that whoever asks in an owner's name, however often, leaves a link in the mailbox that works. */
export const mailEveryMs = 10 * minuteMs;
/**
 * Wrong codes that may be typed for one address in a day, over all sign-ins. Past them links alone are taken, so that a stranger
 * who asks again and again has a chance of one in fifty thousand a day and locks nobody out.
 */
const maxTriesPerDay = 20;

/** The key under which an address is counted: of any address alike, so that the counts tell nobody who is an owner. */
export async function askedKeyOf(db: Db): Promise<(address: string) => string> {
  const secret = await serverSecret({ db });
  // No other spelling than those that sign in may use up what an owner is mailed.
  return (address) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['asked', lowerCase(address.trim())]))
      .digest('base64url');
}

/** Counts a mail to an address, within a transaction. `mailed` is false, and nothing counted, where it has to wait. */
export async function countMail(db: Db, address: string, now: () => Moment): Promise<{ mailed: boolean; at: Moment }> {
  const { mails, at } = await lock(db, address, now);
  const recent = mails.filter((mail) => mail > at - hourMs);
  if (recent.length >= mailsAtOnce && Math.max(...recent) > at - mailEveryMs) return { mailed: false, at };
  await keep(db, address, { mails: JSON.stringify([...recent, at]) });
  return { mailed: true, at };
}

/** Mails count no more once nobody can sign in with them, within a transaction: whoever ended them reads the mailbox. */
export async function forgetMails(db: Db, address: string, ended: readonly Moment[], now: () => Moment): Promise<void> {
  const { mails } = await lock(db, address, now);
  await keep(db, address, { mails: JSON.stringify(mails.filter((mail) => !ended.includes(mail))) });
}

/** No mail counts any more, to whatever address: what was in them signs nobody in. */
export const forgetAllMails = (db: Db) => db.updateTable('ownerAsked').set({ mails: '[]' }).execute();

/**
 * Counts a code that was typed for an address, within a transaction, unless it is right. `over`: no code is taken for it today.
 * `last`: it was the last one.
 */
export async function countCode(
  db: Db,
  address: string,
  isRight: boolean,
  now: () => Moment,
): Promise<'taken' | 'wrong' | 'last' | 'over'> {
  const { tries, at } = await lock(db, address, now);
  const recent = tries.filter((typed) => typed > at - dayMs);
  if (recent.length >= maxTriesPerDay) return 'over';
  if (isRight) return 'taken';
  await keep(db, address, { tries: JSON.stringify([...recent, at]) });
  return recent.length + 1 < maxTriesPerDay ? 'wrong' : 'last';
}

const keep = (db: Db, address: string, counts: { mails: string } | { tries: string }) =>
  db.updateTable('ownerAsked').set(counts).where('address', '=', address).execute();

/**
 * The upsert locks the row until the transaction ends, so that of two at a time the second sees what the first counted. The time
 * is taken once it has the row. What is later still, by the clock of another process, counts as now.
 */
async function lock(db: Db, address: string, now: () => Moment) {
  const expiresAt = now() + dayMs;
  const { mails, tries } = await db
    .insertInto('ownerAsked')
    .values({ address, mails: '[]', tries: '[]', expiresAt })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ expiresAt }))
    .returning(['mails', 'tries'])
    .executeTakeFirstOrThrow();
  const at = now();
  const read = (moments: string) => (JSON.parse(moments) as Moment[]).map((moment) => Math.min(moment, at));
  return { mails: read(mails), tries: read(tries), at };
}
