import { localTime } from '../../../data/rules/hours/localTime.ts';
import { makeClock, momentOn } from '../../../data/rules/hours/makeClock.ts';
import { openSpan } from '../../../data/rules/hours/isOpen.ts';
import type { DeskConversation, DeskDuty } from '../../../data/rules/owner/conversationPages.ts';
import { handoverNotices } from '../../../data/rules/requests/handoverMessage.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import type { PresenceTable } from '../../db/conversationTables.ts';
import type { Moment } from '../../db/tables.ts';
import { type ConversationMessage, openStates } from '../../handover/conversations.ts';
import { isOnDuty, isTomorrow, personOf, untilLabel } from '../../handover/presence.ts';
import { leftAt, type ListedConversation } from '../../handover/visitors.ts';
import { oneLine } from '../../mail/mail.ts';
import type { DeskContext } from './deskContext.ts';

const beginningLength = 120;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

export function makeConversationViews(site: Site, moment: DeskContext['moment']) {
  const { hours, timezone, locale } = site.provider;
  const member = site.messages.ownerConversations.nameless;
  const nameOf = (personId: string | null) => personOf(site, personId)?.name ?? member;
  const clock = makeClock(timezone);

  const ago = new Intl.RelativeTimeFormat(locale);
  const since = (ms: number) => {
    if (ms < hourMs) return ago.format(-Math.floor(ms / 60_000), 'minute');
    return ms < dayMs ? ago.format(-Math.floor(ms / hourMs), 'hour') : ago.format(-Math.floor(ms / dayMs), 'day');
  };

  function inList(row: ListedConversation, now: Moment): DeskConversation {
    const { id, askedAt, lateAt, leadId, state, takenBy, page, lastSender, lastText, lastNumber } = row;
    const left = openStates.includes(state) ? leftAt(row, now) : undefined;
    return {
      id,
      asked: moment(askedAt),
      state,
      owner: takenBy,
      page,
      unanswered: lastSender === 'visitor' && left === undefined,
      ringing: state === 'waiting' && lateAt === null && left === undefined,
      isLate: lateAt !== null,
      details: leadId !== null,
      gone: left === undefined ? undefined : since(now - left),
      number: lastNumber ?? 0,
      last: oneLine(lastText ?? '', beginningLength),
    };
  }

  return {
    inList,

    /** Those who ring now come first, and those who have left last. */
    open: (conversations: readonly ListedConversation[], now: Moment): DeskConversation[] => {
      const rank = ({ gone, ringing }: DeskConversation) => (gone === undefined ? (ringing ? 0 : 1) : 2);
      return conversations.map((one) => inList(one, now)).toSorted((a, b) => rank(a) - rank(b));
    },

    message: ({ number, at, sender, text, personId }: ConversationMessage) => ({
      number,
      at: moment(at),
      sender,
      text,
      notice: sender === 'notice' ? handoverNotices.find((notice) => notice === text) : undefined,
      who: nameOf(personId),
    }),

    duty(present: readonly PresenceTable[], email: string, now: Moment): DeskDuty {
      const own = present.find((one) => one.email === email);
      const others = present.filter((one) => one.email !== email && isOnDuty(one, now));
      const closes = openSpan(hours, timezone, new Date(now))?.closes;
      const [today, later] = [now, now + hourMs].map((at) => localTime(timezone, new Date(at)));
      // A time of tomorrow would be asked about.
      const inAnHour = later?.date === today?.date ? later?.time : '23:59';
      return {
        until: own && own.until > now ? untilLabel(site, own.until, now) : undefined,
        passed: undefined,
        suggested: closes ?? inAnHour ?? '23:59',
        personId: own?.personId ?? '',
        people: site.people.filter(({ chat }) => chat).map(({ id, name, role }) => ({ id, label: `${name}, ${role}` })),
        others: others.map((one) => `${nameOf(one.personId)} (${one.email})`),
      };
    },

    isTomorrow: (until: Moment, now: Moment) => isTomorrow(timezone, until, now),
    /** The duty with a time that has passed today. */
    asks: ({ time, until, personId }: { time: string; until: Moment; personId: string | null }, now: Moment) => ({
      until: undefined,
      suggested: time,
      passed: untilLabel(site, until, now),
      personId: personId ?? '',
    }),

    /** The next moment at which the provider's clock shows a time, hh:mm; undefined for what is none. */
    momentAt(time: string, now: Moment): Moment | undefined {
      if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
      const at = (day: Moment) => momentOn(clock, Date.parse(`${localTime(timezone, new Date(day)).date}T${time}Z`));
      return at(now) > now ? at(now) : at(now + dayMs);
    },
  };
}
