import { localTime } from '../../../data/hours/localTime.ts';
import { clockLabel } from '../../../data/hours/clockLabel.ts';
import { makeClock, momentOn } from '../../../data/hours/makeClock.ts';
import { openSpan } from '../../../data/hours/isOpen.ts';
import type { DeskConversation, DeskDuty } from '../../../data/owner/conversationPages.ts';
import { handoverNotices } from '../../../data/requests/handoverMessage.ts';
import type { Site } from '../../../data/schema/site.ts';
import type { PresenceTable } from '../../db/conversationTables.ts';
import type { Moment } from '../../db/tables.ts';
import type { ConversationMessage, ListedConversation } from '../../handover/conversations.ts';
import { isOnDuty, personOf } from '../../handover/presence.ts';
import { oneLine } from '../../mail/mail.ts';
import type { DeskContext } from './deskContext.ts';

/** Characters of the last message in a list. */
const beginningLength = 120;
const dayMs = 86_400_000;

/** What the desk shows of conversations. */
export function makeConversationViews(site: Site, moment: DeskContext['moment']) {
  const { hours, timezone, locale } = site.provider;
  const member = site.messages.ownerConversations.nameless;
  const nameOf = (personId: string | null) => personOf(site, personId)?.name ?? member;
  const clock = makeClock(timezone);

  return {
    inList: ({ id, askedAt, state, takenBy, page, lastSender, lastText }: ListedConversation): DeskConversation => ({
      ...{ id, asked: moment(askedAt), state, owner: takenBy, page },
      unanswered: lastSender === 'visitor',
      last: oneLine(lastText ?? '', beginningLength),
    }),

    message: ({ number, at, sender, text, personId }: ConversationMessage) => ({
      ...{ number, at: moment(at), sender, text },
      notice: sender === 'notice' ? handoverNotices.find((notice) => notice === text) : undefined,
      who: nameOf(personId),
    }),

    duty(present: readonly PresenceTable[], email: string, now: Moment): DeskDuty {
      const own = present.find((one) => one.email === email);
      const others = present.filter((one) => one.email !== email && isOnDuty(one, now));
      const closes = openSpan(hours, timezone, new Date(now))?.closes;
      return {
        until: own && own.until > now ? clockLabel(localTime(timezone, new Date(own.until)).time, locale) : undefined,
        suggested: closes ?? localTime(timezone, new Date(now + 3_600_000)).time,
        personId: own?.personId ?? '',
        people: site.people.filter(({ chat }) => chat).map(({ id, name, role }) => ({ id, label: `${name}, ${role}` })),
        others: others.map((one) => `${nameOf(one.personId)} (${one.email})`),
      };
    },

    /** The next moment at which the provider's clock shows a time, hh:mm; undefined for what is none. */
    momentAt(time: string, now: Moment): Moment | undefined {
      if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
      const at = (day: Moment) => momentOn(clock, Date.parse(`${localTime(timezone, new Date(day)).date}T${time}Z`));
      return at(now) > now ? at(now) : at(now + dayMs);
    },
  };
}
