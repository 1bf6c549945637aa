import { localTime } from '../../data/rules/hours/localTime.ts';
import { clockLabel } from '../../data/rules/hours/clockLabel.ts';
import { dateText } from '../../data/rules/hours/exceptions.ts';
import { laterDate } from '../../data/rules/hours/hoursOn.ts';
import { isOpen, nextOpening } from '../../data/rules/hours/isOpen.ts';
import type { HandoverPresence } from '../../data/rules/requests/handoverMessage.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { fill } from '../../data/rules/text/fill.ts';
import type { PresenceTable } from '../db/conversationTables.ts';
import type { Db } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import { isWithin } from '../db/waits.ts';

/** After so long without a sign of the page of conversations, its person counts as away. */
const awayMs = 60_000;

export const isConnected = ({ seenAt }: Pick<PresenceTable, 'seenAt'>, now: Moment): boolean =>
  isWithin(seenAt, now, awayMs);

export const isOnDuty = (person: PresenceTable, now: Moment): boolean => person.until > now && isConnected(person, now);

export const readPresence = (db: Db): Promise<PresenceTable[]> => db.selectFrom('presence').selectAll().execute();

export async function touch(db: Db, email: string, seenAt: Moment): Promise<void> {
  await db
    .insertInto('presence')
    .values({ email, personId: null, until: 0, seenAt })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ seenAt }))
    .execute();
}

/** Begins or ends somebody's duty. @param until 0 to end it */
export async function setDuty(db: Db, duty: PresenceTable): Promise<void> {
  const { email, ...rest } = duty;
  await db
    .insertInto('presence')
    .values(duty)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(rest))
    .execute();
}

/** The record of somebody who is named to visitors; undefined where there is none, or no more. */
export const personOf = ({ people }: Pick<Site, 'people'>, id: string | null) =>
  people.find((person) => person.chat && person.id === id);

export const isTomorrow = (timezone: string, until: Moment, now: Moment): boolean =>
  localTime(timezone, new Date(until)).date !== localTime(timezone, new Date(now)).date;

/** Until when somebody answers, with the day where it is not today. */
export function untilLabel({ provider, messages }: Site, until: Moment, now: Moment): string {
  const time = clockLabel(localTime(provider.timezone, new Date(until)).time, provider.locale);
  return isTomorrow(provider.timezone, until, now) ? fill(messages.handover.tomorrow, { time }) : time;
}

/** What visitors are told before they write: who is there and until when, or when a person is next there. */
export function presenceFor(
  site: Site,
  present: readonly PresenceTable[],
  { now, hasDesk }: { now: Moment; hasDesk: boolean },
): HandoverPresence {
  const { hours, timezone, locale } = site.provider;
  const [longest] = present.filter((one) => isOnDuty(one, now)).toSorted((a, b) => b.until - a.until);
  if (longest) {
    const person = personOf(site, longest.personId);
    const until = untilLabel(site, longest.until, now);
    return { here: true, until, ...(person ? { name: person.name, role: person.role } : {}) };
  }
  const at = new Date(now);
  // Within opening hours nobody can say when the next person comes, and without a desk none does.
  if (!hasDesk || isOpen(hours, timezone, at)) return { here: false };
  const { date, time } = nextOpening(hours, timezone, at);
  const today = localTime(timezone, at).date;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const day =
    date === today
      ? site.messages.handover.today
      : date <= laterDate(today, 6)
        ? weekday.format(new Date(date))
        : dateText(date, locale);
  return { here: false, next: { day, time: clockLabel(time, locale) } };
}
