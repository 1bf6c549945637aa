import type { DeskPage, DeskWait, DeskRequestFilter } from '../../../data/rules/owner/deskPages.ts';
import { contactLimits } from '../../../data/rules/requests/contactLimits.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { telAddress } from '../../../data/rules/text/dialled.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import type { BookingRow, Lead, Moment } from '../../db/tables.ts';
import { kindName } from '../../bookings/bookingTexts.ts';
import { oneLine } from '../../mail/mail.ts';
import { makePromise, overdueUntil } from '../../owner/promise.ts';
import { type RequestRow, type NotedRequest, leadStates, type RequestFilter } from '../../owner/requestList.ts';
import { type DeskContext, queryText } from './deskContext.ts';
import { makeBookingTimes } from './bookingViews.ts';
import { mailtoOf } from './mailtoOf.ts';
import type { Context } from 'koa';
import { isDay, makePeriods, periods } from '../../owner/period.ts';

const minuteMs = 60_000;
const beginningLength = 140;
/** Characters of a visitor's words in a `mailto:` address: mail programs take some two thousand in all. */
const citedLength = 600;

export function makeRequestViews({ site, moment, now: clock }: Pick<DeskContext, 'site' | 'moment' | 'now'>) {
  const { provider, messages, serviceCategories } = site;
  const texts = messages.owner.request;
  const labels = new Map(serviceCategories.map(({ id, contactLabel }) => [id, contactLabel]));
  const labelOf = (service: string) => labels.get(service) ?? service;
  const standingOf = makePromise(site);
  const durationOf = makeDurations(provider.locale);
  const answerTo = makeAnswerTo(site, labelOf);

  const { when } = makeBookingTimes(provider, clock);
  const standsOf = makeStandsOf(messages.owner.requests, when);

  /** Undefined of spam, which waits for nothing, and of a booked call, which nobody has to answer. */
  function waitOf(request: RequestRow, now: Moment): DeskWait | undefined {
    const { createdAt, answeredAt, state, callAt } = request;
    if (state === 'spam' || (callAt !== null && answeredAt !== null)) return undefined;
    const { due, late } = standingOf(request, now);
    return {
      text: durationOf((answeredAt ?? now) - createdAt),
      answered: answeredAt !== null,
      late,
      due: due === undefined ? undefined : moment(due),
    };
  }

  const view = (request: RequestRow, now: Moment) => ({
    id: request.id,
    at: moment(request.createdAt),
    name: request.name,
    company: request.company,
    service: labelOf(request.service),
    state: request.state,
    stands: standsOf(request),
    wait: waitOf(request, now),
  });

  return {
    services: serviceCategories.map(({ id, contactLabel }) => ({ id, label: contactLabel })),

    inList: (request: RequestRow & { notes: number }, now: Moment) => ({
      ...view(request, now),
      noted: request.notes > 0,
      beginning: oneLine(request.message, beginningLength),
    }),

    alone(
      request: RequestRow,
      now: Moment,
    ): Pick<
      Extract<DeskPage, { kind: 'request' }>,
      'request' | 'message' | 'quote' | 'answer' | 'askReview' | 'call' | 'changed'
    > {
      return {
        request: { ...view(request, now), email: request.email, phone: request.phone, page: request.page },
        message: request.message,
        quote: quoteLinesOf(request),
        answer: answerTo(request),
        askReview: reviewMail(request, provider, texts),
        // Cut, because a row of before the limit may hold any length.
        call: telAddress(request.phone.slice(0, contactLimits.phone)),
        changed:
          request.changedAt === null || request.changedBy === null
            ? undefined
            : { at: moment(request.changedAt), owner: request.changedBy },
      };
    },

    booking: (booking: BookingRow) => {
      const { onRequest, onRequestCancelled } = messages.ownerBookings;
      const text = booking.state === 'booked' ? onRequest : onRequestCancelled;
      const kind = kindName(booking, site);
      return { id: booking.id, text: fill(text, { kind, when: when(booking.startsAt) }) };
    },

    labelOf,
    waitOf,
    standsOf,
  };
}

/** Makes a function that opens the owner's mail program with an answer begun, in the thread of the confirmation that the visitor has. */
function makeAnswerTo(
  { provider, messages }: Pick<Site, 'provider' | 'messages'>,
  labelOf: (service: string) => string,
) {
  const texts = messages.owner.request;
  const dayOf = new Intl.DateTimeFormat(provider.locale, { dateStyle: 'long', timeZone: provider.timezone });
  return ({ email, name, createdAt, service, message }: Lead): string => {
    const cited = message.length > citedLength ? `${message.slice(0, citedLength).toWellFormed()}…` : message;
    const text = fill(texts.mailText, {
      name: oneLine(name),
      date: dayOf.format(createdAt),
      service: labelOf(service),
      provider: provider.name,
      phone: provider.phone.display,
      message: cited
        .split('\n')
        .map((line) => fill(texts.mailTextLine, { line }))
        .join('\n'),
    });
    return mailtoOf(fill(texts.mailSubject, { provider: provider.name }), text, email);
  };
}

/** The state of a request in words. A booked call says its time for as long as nobody has made anything else of it. */
const makeStandsOf =
  (
    { states, booked, callCancelled, stateAndCall }: Site['messages']['owner']['requests'],
    when: (at: Moment) => string,
  ) =>
  ({ state, callAt, callState }: Pick<RequestRow, 'state' | 'callAt' | 'callState'>): string => {
    if (callAt === null) return states[state];
    const call = callState === 'cancelled' ? callCancelled : fill(booked, { when: when(callAt) });
    return state === 'answered' ? call : fill(stateAndCall, { state: states[state], call });
  };

/** Opens the owner's mail program with a mail that asks a client for a review. */
function reviewMail(
  { state, email, name }: RequestRow,
  { name: provider, reviewUrl }: Site['provider'],
  texts: Site['messages']['owner']['request'],
): string | undefined {
  if (state !== 'won' || !email || !reviewUrl) return undefined;
  const values = { name: oneLine(name), provider, address: reviewUrl };
  return mailtoOf(fill(texts.reviewSubject, values), fill(texts.reviewText, values), email);
}

function makeDurations(locale: string): (ms: number) => string {
  const format = (unit: string) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  const [minutes, hours, days] = [format('minute'), format('hour'), format('day')];
  return (ms) => {
    const count = Math.max(0, Math.floor(ms / minuteMs));
    if (count < 60) return minutes.format(count);
    return count < 48 * 60 ? hours.format(Math.floor(count / 60)) : days.format(Math.floor(count / (24 * 60)));
  };
}

/** The columns of the spreadsheet: what the list and the pages of the desk show, and nothing for machines. */
export function requestColumns(
  { provider, messages }: Site,
  { labelOf, waitOf, standsOf }: ReturnType<typeof makeRequestViews>,
  now: Moment,
): Record<string, (request: NotedRequest) => string | null> {
  const { columns, noteLine } = messages.owner.requests;
  /** As every spreadsheet reads and sorts it: 2026-11-26 14:05. */
  const cell = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: provider.timezone,
  });
  return {
    [columns.received]: ({ createdAt }) => cell.format(createdAt),
    [columns.state]: standsOf,
    [columns.answeredAt]: ({ answeredAt, callAt }) =>
      answeredAt === null || callAt !== null ? null : cell.format(answeredAt),
    [columns.waited]: (request) => waitOf(request, now)?.text ?? null,
    [columns.name]: ({ name }) => name,
    [columns.company]: ({ company }) => company,
    [columns.email]: ({ email }) => email,
    [columns.phone]: ({ phone }) => phone,
    [columns.service]: ({ service }) => labelOf(service),
    [columns.message]: ({ message }) => message,
    [columns.page]: ({ page }) => page,
    [columns.notes]: ({ notes }) =>
      notes.map(({ at, email, text }) => fill(noteLine, { at: cell.format(at), owner: email, text })).join('\n'),
  };
}

const filterStates = [...leadStates, 'booked', 'callCancelled', 'overdue'] as const;

export function shownFilter(ctx: Context): DeskRequestFilter {
  const [from = '', to = ''] = [queryText(ctx, 'from'), queryText(ctx, 'to')].map((day) => (isDay(day) ? day : ''));
  const isBackwards = from !== '' && to !== '' && from > to;
  return {
    search: queryText(ctx, 'q'),
    state: filterStates.find((known) => known === queryText(ctx, 'state')),
    service: queryText(ctx, 'service'),
    period: periods.find((known) => known === queryText(ctx, 'period')),
    from: isBackwards ? to : from,
    to: isBackwards ? from : to,
  };
}

/** Makes a function that tells what the store is asked for. @param labels the names of the services */
export function makeRequestQuery(site: Site, labels: RequestFilter['labels']) {
  const periodOf = makePeriods(site.provider.timezone);
  return ({ state, period, from, to, search, service }: DeskRequestFilter, at: Moment): RequestFilter => ({
    search,
    service,
    ...periodOf(period, { from, to }, at),
    labels,
    ...(state === 'overdue' ? { state: undefined, unansweredUntil: overdueUntil(site, at) ?? 0 } : { state }),
  });
}

/** The lines of a quote that the calculator sent; none for any other request, nor for a quote in the visitor's words, who then named a firm. */
function quoteLinesOf({ kind, company, message }: Lead): { label: string; value: string }[] {
  if (kind !== 'quote' || company !== '') return [];
  const [, ...lines] = message.split('\n');
  return lines.map((line) => {
    const colon = line.indexOf(': ');
    return { label: line.slice(0, Math.max(0, colon)), value: line.slice(colon < 0 ? 0 : colon + 2) };
  });
}
