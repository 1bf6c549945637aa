import type { Site } from '../../data/rules/schema/site.ts';
import { fill } from '../../data/rules/text/fill.ts';
import type { Booked } from './bookingRows.ts';
import type { BookingChange } from './bookings.ts';
import type { BookingRow } from '../db/tables.ts';
import type { MailContent, Sender } from '../mail/templates/layout.ts';
import { kindName, numberEnd, personOf, whenOf } from './bookingTexts.ts';

type BookingSender = Sender & Pick<Site, 'people' | 'booking' | 'assessment'>;

/** Whether it is what the page about the assessment describes: the kind that is offered first. */
const isAssessment = ({ kind }: BookingRow, { booking, assessment }: Pick<Site, 'booking' | 'assessment'>): boolean =>
  assessment !== undefined && booking?.kinds[0]?.id === kind;

interface VisitorsMail {
  what: BookingChange['what'] | 'reminder';
  words: string;
  /** Where it can be changed, or a new one made. */
  link: string;
  from?: BookingChange['from'] | undefined;
}

/** Tells the visitor of a booking. Nothing that the visitor typed is repeated in whole: the address may be a stranger's. */
export function bookingMail(
  { booking, lead }: Booked,
  { what, words, link, from }: VisitorsMail,
  sender: BookingSender,
): MailContent {
  const { provider, messages } = sender;
  const texts = messages.bookingMail;
  const kind = kindName(booking, sender);
  const when = whenOf({ ...booking, timezone: null }, sender);
  const cancelled = what === 'cancelled';
  return {
    subject: fill(texts.subject[what], { kind, when }),
    blocks: [
      { paragraph: texts.lead[what] },
      {
        rows: [
          [texts.rows.what, kind],
          [texts.rows.when, whenOf(booking, sender)],
          ...(from === undefined ? [] : ([[texts.rows.was, whenOf({ ...booking, startsAt: from }, sender)]] as const)),
          ...(cancelled
            ? []
            : ([
                [texts.rows.takes, fill(texts.minutes, { count: booking.minutes })],
                [texts.rows.who, personOf(booking, sender)?.name ?? texts.team],
                [texts.rows.number, fill(texts.numberEnding, { end: numberEnd(lead.phone) })],
              ] as const)),
        ],
      },
      ...(words ? [{ heading: texts.fromUs }, { paragraph: words }] : []),
      ...(cancelled ? [] : [{ paragraph: fill(texts.call, { phone: provider.phone.display }) }]),
      ...(!cancelled && isAssessment(booking, sender)
        ? [{ link: texts.prepare, href: `${provider.origin}/assessment` }]
        : []),
      { link: cancelled ? texts.again : texts.change, href: link },
      ...(cancelled ? [] : [{ paragraph: fill(texts.notYou, { email: provider.email }) }]),
    ],
  };
}

/** Tells the owner what a visitor has booked or changed. */
export function bookingNoticeMail(
  { booking, lead }: Booked,
  { what, from }: Pick<VisitorsMail, 'from'> & Pick<BookingChange, 'what'>,
  sender: BookingSender & { hasDesk: boolean },
): MailContent {
  const { provider, messages, hasDesk } = sender;
  const { owner: texts, rows } = messages.bookingMail;
  const labels = messages.mail.rowLabels;
  const kind = kindName(booking, sender);
  const when = whenOf({ ...booking, timezone: null }, sender);
  return {
    subject: fill(texts.subject[what], { kind, when, sender: lead.company || lead.name }),
    blocks: [
      { paragraph: texts.lead[what] },
      {
        rows: [
          [rows.what, kind],
          [rows.when, whenOf(booking, sender, texts.theirTime)],
          ...(from === undefined
            ? []
            : ([[rows.was, whenOf({ ...booking, startsAt: from }, sender, texts.theirTime)]] as const)),
          [texts.who, personOf(booking, sender)?.name ?? ''],
          [labels.name, lead.name],
          [labels.company, lead.company],
          [labels.email, lead.email],
          [labels.phone, lead.phone],
          [labels.page, lead.page ?? messages.mail.request.pageUnknown],
          [labels.number, lead.id],
        ],
      },
      { citation: lead.message },
      ...(hasDesk ? [{ link: texts.desk, href: `${provider.origin}/owner/bookings/${booking.id}` }] : []),
    ],
  };
}
