import { clockLabel } from '../../../data/rules/hours/clockLabel.ts';
import { dateText } from '../../../data/rules/hours/exceptions.ts';
import { localTime } from '../../../data/rules/hours/localTime.ts';
import type { OfferedDay } from '../../../data/rules/booking/offeredStarts.ts';
import { contactLimits } from '../../../data/rules/requests/contactLimits.ts';
import type { BookingKind } from '../../../data/rules/schema/booking.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { escapeHtml } from '../../../data/rules/text/escapeHtml.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import { bookingPath } from '../../bookings/bookingMessages.ts';
import type { BookingRow, Moment } from '../../db/tables.ts';
import { personOf, whenOf } from '../../mail/templates/bookingMails.ts';
import { type ClassOf, factList, fieldHtml, plainPage, type SharedStyles } from '../../static/plainPage.ts';

type Values = Readonly<Record<string, string>>;
type Done = 'booked' | 'moved' | 'cancelled';

interface PageParts {
  site: Site;
  sharedStyles: SharedStyles | undefined;
}

interface BookingPage extends PageParts {
  kind: BookingKind;
  days: readonly OfferedDay[];
  /** What was typed, and what is wrong with it, by field; `form` of what belongs to none. */
  values: Values;
  errors: Values;
  /** The idempotency key of the form. */
  key: string;
}

/** The attributes of each field. */
const fields = {
  name: 'type="text" required minlength="2" autocomplete="name"',
  email: 'type="email" required autocomplete="email"',
  phone: 'type="tel" required minlength="10" autocomplete="tel"',
  company: 'type="text" autocomplete="organization"',
} as const;

/** The days and times that are free, and what is needed to book one, as a plain form. */
export function bookingPage({ site, kind, days, values, errors, key, sharedStyles }: BookingPage): string {
  const { bookingPages: texts, booking: labels, forms } = site.messages;
  const { provider, booking } = site;
  const others = (booking?.kinds ?? []).filter(({ id }) => id !== kind.id);
  const labelOf = (name: keyof typeof fields) => (name === 'company' ? labels.company : forms.fields[name].label);
  const none = fill(labels.none, { days: booking?.horizonDays ?? 0, phone: provider.phone.display });
  const linkTo = ({ id, name }: BookingKind) => `<a href="${bookingPath}?kind=${id}">${escapeHtml(name)}</a>`;
  const body = (classOf: ClassOf) =>
    `<p${classOf('lead')}>${escapeHtml(fill(texts.about, { about: kind.about, minutes: kind.minutes }))}</p>` +
    `${others.length > 0 ? `<p>${escapeHtml(texts.others)} ${others.map(linkTo).join(' · ')}</p>` : ''}` +
    `${Object.keys(errors).length > 0 ? `<p role="alert"><strong>${escapeHtml(errors.form ?? texts.mistakes)}</strong></p>` : ''}` +
    (days.length === 0
      ? `<p>${escapeHtml(none)}</p>`
      : `<form method="post" action="${bookingPath}"><div${classOf('stack')}>${timesHtml(site, days, values.start, errors.start)}` +
        `${(Object.keys(fields) as (keyof typeof fields)[])
          .map((name) =>
            fieldHtml(
              {
                id: name,
                label: labelOf(name),
                error: errors[name],
                kind: 'control',
                control: (connected) =>
                  `<input${connected} name="${name}" maxlength="${contactLimits[name]}" value="${escapeHtml(values[name] ?? '')}" ${fields[name]}>`,
              },
              classOf,
            ),
          )
          .join('')}` +
        fieldHtml(
          {
            id: 'note',
            label: labels.note,
            error: errors.note,
            kind: 'textarea',
            control: (connected) =>
              `<textarea${connected} name="note" rows="3" maxlength="${contactLimits.message}">\n${escapeHtml(values.note ?? '')}</textarea>`,
          },
          classOf,
        ) +
        `<p hidden><label for="website">${escapeHtml(forms.leaveEmpty)}</label><input id="website" name="website" autocomplete="off"></p>` +
        `<input type="hidden" name="kind" value="${kind.id}"><input type="hidden" name="idempotencyKey" value="${escapeHtml(values.idempotencyKey ?? key)}">` +
        `<p${classOf('row')}><button type="submit"${classOf('button')}>${escapeHtml(texts.send)}</button></p></div></form>`) +
    `<p><a href="/contact">${escapeHtml(texts.back)}</a></p>`;
  const heading = `${texts.heading}: ${kind.name}`;
  return plainPage({ ...page(site, heading), sharedStyles, body });
}

interface ChangePage extends PageParts {
  booking: BookingRow;
  kind: string;
  days: readonly OfferedDay[];
  /** Whether it can still be changed. */
  open: boolean;
  action: string;
  /** The address of the entry for a calendar. */
  file: string;
  again: string;
  done: Done | undefined;
  refusal: string | undefined;
}

/** A booking as whoever has its link sees it: to change or cancel. */
export function changePage({
  site,
  booking,
  kind,
  days,
  open,
  action,
  file,
  again,
  done,
  refusal,
  sharedStyles,
}: ChangePage): string {
  const { bookingPages: texts, bookingMail, booking: labels } = site.messages;
  const cancelled = booking.state === 'cancelled';
  const told = done && (done === 'cancelled') === cancelled ? texts[done] : undefined;
  const changeForm = (name: string, label: string, times: string, classOf: ClassOf) =>
    `<form method="post" action="${escapeHtml(action)}"><div${classOf('stack')}>` +
    `<input type="hidden" name="action" value="${name}"><input type="hidden" name="sequence" value="${booking.sequence}">` +
    `${times}<p${classOf('row')}><button type="submit"${classOf('button')}>${escapeHtml(label)}</button></p></div></form>`;
  const facts = [
    { label: texts.when, value: whenOf(booking, site) },
    ...(cancelled
      ? []
      : [
          { label: texts.who, value: personOf(booking, site)?.name ?? bookingMail.team },
          { label: texts.takes, value: fill(texts.minutes, { count: booking.minutes }) },
        ]),
  ];
  const body = (classOf: ClassOf) =>
    `${told ? `<p role="status"${classOf('lead')}><strong>${escapeHtml(told)}</strong></p>` : ''}` +
    `${refusal ? `<p role="alert"><strong>${escapeHtml(refusal)}</strong></p>` : ''}` +
    `${!open && !told ? `<p role="status">${escapeHtml(cancelled ? texts.isCancelled : texts.isOver)}</p>` : ''}${factList(facts)}` +
    (open
      ? `<p><a href="${escapeHtml(file)}">${escapeHtml(labels.toCalendar)}</a></p>` +
        (days.length > 0
          ? `<details><summary><strong>${escapeHtml(texts.moveHeading)}</strong></summary>` +
            `${changeForm('move', texts.move, timesHtml(site, days, undefined, undefined), classOf)}</details>`
          : '') +
        `<h2>${escapeHtml(texts.cancelHeading)}</h2>${changeForm('cancel', texts.cancel, '', classOf)}`
      : `<p><a href="${escapeHtml(again)}">${escapeHtml(texts.bookAgain)}</a></p>`) +
    `<p><a href="/">${escapeHtml(site.provider.name)}</a></p>`;
  return plainPage({ ...page(site, fill(texts.yourBooking, { kind })), sharedStyles, body });
}

/** For a link without a booking. */
export function gonePage({ site, sharedStyles }: PageParts): string {
  const { bookingPages: texts } = site.messages;
  const body = () =>
    `<p role="alert">${escapeHtml(fill(texts.notBooked, { phone: site.provider.phone.display }))}</p>` +
    `<p><a href="${bookingPath}">${escapeHtml(texts.bookAgain)}</a></p>`;
  return plainPage({ ...page(site, texts.heading), sharedStyles, body });
}

/** The times as radio buttons, in a group for each day. */
function timesHtml(
  site: Site,
  days: readonly OfferedDay[],
  chosen: string | undefined,
  error: string | undefined,
): string {
  const { timezone, locale } = site.provider;
  const { booking: labels } = site.messages;
  // Unbroken, so that a line never ends between a button and its time.
  const label = (start: Moment) =>
    clockLabel(localTime(timezone, new Date(start)).time, locale).replaceAll(' ', '\u00a0');
  const groups = days.map(({ date, starts }) => {
    const choices = starts.map((start) => {
      const value = new Date(start).toISOString();
      const checked = value === chosen ? ' checked' : '';
      return `<label><input type="radio" name="start" value="${value}" required${checked}>\u00a0${escapeHtml(label(start))}</label>`;
    });
    return `<fieldset><legend><strong>${escapeHtml(dateText(date, locale))}</strong></legend>${choices.join(' ')}</fieldset>`;
  });
  const zone = new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: 'longGeneric' })
    .formatToParts(days[0]?.starts[0])
    .find(({ type }) => type === 'timeZoneName')?.value;
  return (
    `<p>${escapeHtml(fill(labels.zone, { zone: zone ?? timezone }))}</p>` +
    `${error ? `<p role="alert"><strong>${escapeHtml(error)}</strong></p>` : ''}${groups.join('')}`
  );
}

const page = ({ provider }: Site, heading: string) => ({
  ...{ locale: provider.locale, heading, title: `${heading} | ${provider.name}`, follow: false },
});
