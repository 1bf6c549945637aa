import type { BookingKind } from '../../../data/rules/schema/booking.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import type { Booked } from '../../bookings/bookingRows.ts';
import type { BookingChange } from '../../bookings/bookings.ts';
import type { BookingRow } from '../../db/tables.ts';
import { formatMoment, type MailContent, type Sender } from './layout.ts';

type BookingSender = Sender & Pick<Site, 'people' | 'booking' | 'assessment'>;

/** What is booked. A kind that the records no longer have has its id for a name. */
export function kindOf(
  { kind }: Pick<BookingRow, 'kind'>,
  { booking }: Pick<Site, 'booking'>,
): Pick<BookingKind, 'name'> {
  return booking?.kinds.find(({ id }) => id === kind) ?? { name: kind };
}

/** Whether it is what the page about the assessment describes: the kind that is offered first. */
const isAssessment = ({ kind }: BookingRow, { booking, assessment }: Pick<Site, 'booking' | 'assessment'>): boolean =>
  assessment !== undefined && booking?.kinds[0]?.id === kind;

/** Who takes a booking, by name; undefined where nobody is named. */
export const personOf = ({ resource }: Pick<BookingRow, 'resource'>, { people }: Pick<Site, 'people'>) =>
  people.find(({ id }) => id === resource);

/** When a booking is, in the provider's zone, and in the visitor's where its clock shows another time. */
export function whenOf(
  { startsAt, timezone }: Pick<BookingRow, 'startsAt' | 'timezone'>,
  { provider, messages }: Sender,
): string {
  const { locale } = provider;
  const zone = new Intl.DateTimeFormat(locale, { timeZone: provider.timezone, timeZoneName: 'short' })
    .formatToParts(startsAt)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const here = formatMoment(startsAt, provider);
  const there = timezone === null ? here : formatMoment(startsAt, { locale, timezone });
  const visitor = there === here ? '' : ` (${fill(messages.booking.yourTime, { time: there })})`;
  return `${here} ${zone ?? ''}`.trimEnd() + visitor;
}

/** The last digits of a telephone number without its extension, by which whoever gave it knows it. */
export const numberEnd = (phone: string): string =>
  phone
    .replace(/(?:ext|poste|x|#).*$/is, '')
    .replace(/\D/g, '')
    .slice(-4);

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
  const kind = kindOf(booking, sender).name;
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
  const kind = kindOf(booking, sender).name;
  const when = whenOf({ ...booking, timezone: null }, sender);
  return {
    subject: fill(texts.subject[what], { kind, when, sender: lead.company || lead.name }),
    blocks: [
      { paragraph: texts.lead[what] },
      {
        rows: [
          [rows.what, kind],
          [rows.when, whenOf(booking, sender)],
          ...(from === undefined ? [] : ([[rows.was, whenOf({ ...booking, startsAt: from }, sender)]] as const)),
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
