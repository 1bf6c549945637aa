import type { Context } from 'koa';
import { clockLabel } from '../../../data/rules/hours/clockLabel.ts';
import { dateText } from '../../../data/rules/hours/exceptions.ts';
import { localTime } from '../../../data/rules/hours/localTime.ts';
import { zoneName } from '../../../data/rules/hours/zoneName.ts';
import type { OfferedDay } from '../../../data/rules/booking/offeredStarts.ts';
import { contactLimits } from '../../../data/rules/requests/contactLimits.ts';
import type { BookingKind } from '../../../data/rules/schema/booking.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { escapeHtml } from '../../../data/rules/text/escapeHtml.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import { bookingPath, changeLink, changePath } from '../../bookings/bookingPaths.ts';
import type { BookingRow, Moment } from '../../db/tables.ts';
import { numberEnd, personOf, whenOf } from '../../bookings/bookingTexts.ts';
import { queryValue } from '../../middleware/forms.ts';
import { type ClassOf, factList, fieldHtml, honeypot, type PlainPage, submitButton } from '../../static/plainPage.ts';

type Values = Readonly<Record<string, string>>;
type Done = 'booked' | 'moved' | 'cancelled';

/** The days with free times, and the one whose times are shown. */
interface Days {
  days: readonly OfferedDay[];
  /** yyyy-mm-dd; the first day where it is none of them. */
  date: string | undefined;
}

interface BookingPage extends Days {
  site: Site;
  kind: BookingKind;
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
export function bookingPage({ site, kind, days, date, values, errors, key }: BookingPage): PlainPage {
  const { bookingPages: texts, booking: labels, forms } = site.messages;
  const { provider, booking } = site;
  const others = (booking?.kinds ?? []).filter(({ id }) => id !== kind.id);
  const labelOf = (name: keyof typeof fields) => (name === 'company' ? labels.company : forms.fields[name].label);
  const none = fill(labels.none, { days: booking?.horizonDays ?? 0, phone: provider.phone.display });
  const names = Object.keys(fields) as (keyof typeof fields)[];
  const attributesOf = (name: keyof typeof fields) =>
    `name="${name}" maxlength="${contactLimits[name]}" value="${escapeHtml(values[name] ?? '')}" ${fields[name]}`;
  const note = `name="note" rows="3" maxlength="${contactLimits.message}"`;
  const inputs = [
    ...names.map((name) => ({ id: name, label: labelOf(name), error: errors[name], attributes: attributesOf(name) })),
    { id: 'note', label: labels.note, error: errors.note, attributes: note, text: values.note ?? '' },
  ];
  const linkTo = ({ id, name }: BookingKind) => `<a href="${bookingPath}?kind=${id}">${escapeHtml(name)}</a>`;
  const body = (classOf: ClassOf) =>
    `<p${classOf('lead')}>${escapeHtml(fill(texts.about, { about: kind.about, minutes: kind.minutes }))}</p>` +
    `${others.length > 0 ? `<p>${escapeHtml(texts.others)} ${others.map(linkTo).join(' · ')}</p>` : ''}` +
    `${Object.keys(errors).length > 0 ? `<p role="alert"><strong>${escapeHtml(errors.form ?? texts.mistakes)}</strong></p>` : ''}` +
    (days.length === 0
      ? `<p>${escapeHtml(none)}</p>`
      : dayLinks(site, { days, date, action: bookingPath, kept: { kind: kind.id } }, classOf) +
        `<form method="post" action="${bookingPath}"><div${classOf('stack')}>${timesHtml(site, { days, date }, values.start, errors.start, classOf)}` +
        inputs.map((input) => fieldHtml(input, classOf)).join('') +
        honeypot(forms.leaveEmpty) +
        `<input type="hidden" name="kind" value="${kind.id}"><input type="hidden" name="idempotencyKey" value="${escapeHtml(values.idempotencyKey ?? key)}">` +
        `${submitButton(texts.send, classOf)}</div></form>`) +
    `<p><a href="/contact">${escapeHtml(texts.back)}</a></p>`;
  const heading = `${texts.heading}: ${kind.name}`;
  return { ...page(site, heading), body };
}

interface ChangePage extends Days {
  site: Site;
  booking: BookingRow;
  /** As the visitor gave it. */
  phone: string;
  kind: string;
  /** Whether it can still be changed. */
  open: boolean;
  /** Whether another time is being looked for. */
  isMoving: boolean;
  /** Whether it is asked once more before it is cancelled. */
  askCancel: boolean;
  token: string;
  /** The address of the entry for a calendar. */
  file: string;
  again: string;
  done: Done | undefined;
  refusal: string | undefined;
}

/** A booking as whoever has its link sees it: to change or cancel. */
export function changePage(parts: ChangePage): PlainPage {
  const { site, booking, kind, open, askCancel, again, done, refusal, phone } = parts;
  const { bookingPages: texts, bookingMail } = site.messages;
  const cancelled = booking.state === 'cancelled';
  const confirmed = done && (done === 'cancelled') === cancelled ? texts[done] : undefined;
  const facts = [
    { label: texts.what, value: kind },
    { label: texts.when, value: whenOf(booking, site) },
    ...(cancelled
      ? []
      : [
          { label: texts.who, value: personOf(booking, site)?.name ?? bookingMail.team },
          { label: texts.takes, value: fill(texts.minutes, { count: booking.minutes }) },
          { label: texts.number, value: fill(bookingMail.numberEnding, { end: numberEnd(phone) }) },
        ]),
  ];
  const bookAgain = `<p><a href="${escapeHtml(again)}">${escapeHtml(texts.bookAgain)}</a></p>`;
  const body = (classOf: ClassOf) =>
    `${refusal ? `<p role="alert"><strong>${escapeHtml(refusal)}</strong></p>` : ''}` +
    `${!open && !confirmed ? `<p role="status">${escapeHtml(cancelled ? texts.isCancelled : texts.isOver)}</p>` : ''}` +
    `${factList(facts)}${open ? (askCancel ? cancelHtml : changesHtml)(parts, classOf) : bookAgain}`;
  return { ...page(site, confirmed ?? texts.yourBooking), body };
}

/** What can be done with a booking: keep it in a calendar, move it, cancel it. */
function changesHtml({ site, days, date, isMoving, booking, token, file }: ChangePage, classOf: ClassOf): string {
  const { bookingPages: texts, booking: labels } = site.messages;
  const others = days
    .map((day) => ({ ...day, starts: day.starts.filter((start) => start !== booking.startsAt) }))
    .filter(({ starts }) => starts.length > 0);
  const chooseDay = { days: others, date, action: changePath, kept: { token } };
  const times = `${timesHtml(site, { days: others, date }, undefined, undefined, classOf)}${submitButton(texts.move, classOf)}`;
  const move =
    `<details${isMoving ? ' open' : ''}><summary><strong>${escapeHtml(texts.moveHeading)}</strong></summary>` +
    `${dayLinks(site, chooseDay, classOf)}${changeForm('move', { booking, token, inner: times }, classOf)}</details>`;
  return (
    `<p><a href="${escapeHtml(file)}">${escapeHtml(labels.toCalendar)}</a></p>${days.length > 0 ? move : ''}` +
    `<p>${escapeHtml(texts.cancelHeading)} <a href="${escapeHtml(changeLink('', token))}&amp;ask=cancel">${escapeHtml(texts.cancel)}</a></p>`
  );
}

/** Asks once more: a booking that is cancelled by mistake may be somebody else's by the time it is noticed. */
function cancelHtml({ site, booking, token }: ChangePage, classOf: ClassOf): string {
  const { bookingPages: texts } = site.messages;
  return (
    `<h2>${escapeHtml(texts.askCancel)}</h2>` +
    changeForm('cancel', { booking, token, inner: submitButton(texts.cancelYes, classOf) }, classOf) +
    `<p><a href="${escapeHtml(changeLink('', token))}">${escapeHtml(texts.keep)}</a></p>`
  );
}

function changeForm(
  name: 'move' | 'cancel',
  { booking, token, inner }: { booking: BookingRow; token: string; inner: string },
  classOf: ClassOf,
): string {
  return (
    `<form method="post" action="${escapeHtml(changeLink('', token))}"><div${classOf('stack')}>` +
    `<input type="hidden" name="action" value="${name}"><input type="hidden" name="sequence" value="${booking.sequence}">` +
    `${inner}</div></form>`
  );
}

/** For a link without a booking. */
export function gonePage(site: Site): PlainPage {
  const { bookingPages: texts } = site.messages;
  const body = () =>
    `<p role="alert">${escapeHtml(fill(texts.notBooked, { phone: site.provider.phone.display }))}</p>` +
    `<p><a href="${bookingPath}">${escapeHtml(texts.bookAgain)}</a></p>`;
  return { ...page(site, texts.heading), body };
}

/**
 * The days as links, so that the times below are always those of the day that was pressed, without a script too.
 * @param kept the rest of the address's query
 */
function dayLinks(
  { provider, messages }: Site,
  { days, date, action, kept }: Days & { action: string; kept: Readonly<Record<string, string>> },
  classOf: ClassOf,
): string {
  const shown = days.find((day) => day.date === date) ?? days[0];
  const format = new Intl.DateTimeFormat(provider.locale, { ...shortDay, timeZone: 'UTC' });
  const links = days.map((day) => {
    const label = escapeHtml(format.format(new Date(`${day.date}T00:00:00Z`)));
    if (day === shown) return `<strong aria-current="true">${label}</strong>`;
    const query = new URLSearchParams({ ...kept, day: day.date });
    return `<a href="${escapeHtml(`${action}?${query}`)}#times">${label}</a>`;
  });
  const name = escapeHtml(messages.booking.day);
  return `<nav aria-label="${name}"><strong>${name}</strong><div${classOf('row')}>${links.join('')}</div></nav>`;
}

/** The day that such a link names. */
export function linkedDay(ctx: Pick<Context, 'querystring'>): string | undefined {
  const day = queryValue(ctx, 'day');
  return typeof day === 'string' ? day : undefined;
}

const shortDay = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** The times of the day that is shown, as radio buttons. */
function timesHtml(
  site: Site,
  { days, date }: Days,
  chosen: string | undefined,
  error: string | undefined,
  classOf: ClassOf,
): string {
  const { timezone, locale } = site.provider;
  const { booking: labels } = site.messages;
  const day = days.find((one) => one.date === date) ?? days[0];
  if (!day) return '';
  // Unbroken, so that a line never ends between a button and its time.
  const label = (start: Moment) =>
    clockLabel(localTime(timezone, new Date(start)).time, locale).replaceAll(' ', '\u00a0');
  const choices = day.starts.map((start) => {
    const value = new Date(start).toISOString();
    const checked = value === chosen ? ' checked' : '';
    return `<label${classOf('time')}><input type="radio" name="start" value="${value}" required${checked}>${escapeHtml(label(start))}</label>`;
  });
  return (
    `<p>${escapeHtml(fill(labels.zone, { zone: zoneName(timezone, locale, day.starts[0]) }))}</p>` +
    `${error ? `<p role="alert"${classOf('error')}>${escapeHtml(error)}</p>` : ''}` +
    `<fieldset id="times"${classOf('times')}><legend><strong>${escapeHtml(dateText(day.date, locale))}</strong></legend>${choices.join('')}</fieldset>`
  );
}

const page = ({ provider }: Site, heading: string) => ({
  locale: provider.locale,
  heading,
  title: `${heading} | ${provider.name}`,
  follow: false,
});
