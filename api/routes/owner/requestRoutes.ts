import type Router from '@koa/router';
import { type Correctable, correctable } from '../../../data/rules/owner/kept.ts';
import { pageNumbers } from '../../db/queries.ts';
import type { Context, Middleware } from 'koa';
import { contactLimits } from '../../../data/rules/requests/contactLimits.ts';
import { isEmailAddress } from '../../../data/rules/text/emailAddress.ts';
import type { DeskPage, DeskRequestFilter } from '../../../data/rules/owner/deskPages.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import type { BookingService } from '../../bookings/bookingService.ts';
import type { Booked } from '../../bookings/bookingRows.ts';
import type { Lead } from '../../db/tables.ts';
import { alikeNames } from '../../db/alikeNames.ts';
import { notFound } from '../../errors.ts';
import { channelOf } from '../../mail/lanes.ts';
import { oneLine } from '../../mail/mail.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { correctRequest, answeredStates, changeRequest, notesOf } from '../../owner/requestWork.ts';
import { csvTable } from '../../leads/csv.ts';
import { countHeldSignUps } from './heldBackRoutes.ts';
import { messagesOf } from '../../owner/unsentMails.ts';
import { overdueUntil } from '../../owner/promise.ts';
import { bookingsOfLeads } from '../../owner/bookingList.ts';
import { findRequest, findRequests, type FoundCounts, listNoted, leadStates } from '../../owner/requestList.ts';
import {
  type DeskContext,
  download,
  field,
  fromThisSite,
  goTo,
  idOf,
  isBeyond,
  listOf,
  pageNumber,
  refused,
} from './deskContext.ts';
import { requestColumns, makeRequestQuery, shownFilter, makeRequestViews } from './requestViews.ts';
import { correctionsOf } from '../../privacy/exportPerson.ts';
import { samePerson } from '../../privacy/findPeople.ts';

/** What the assistant recognizes in a text, in the words of the records. */
type Understand = (text: string) => readonly string[];

interface RequestParts {
  understand: Understand;
  /** Undefined where nothing can be booked. */
  bookingService: BookingService | undefined;
  outbox: Pick<Outbox, 'wake'>;
}

const maxNote = 2000;
/** Fields of the form that are sent again with a note that was kept. */
const kept = ['shown', 'state', 'answered', 'correct', ...correctable];
const totalOf = ({ states, overdue }: FoundCounts, state: DeskRequestFilter['state']) =>
  state === 'overdue'
    ? overdue
    : state
      ? states[state]
      : states.new + states.booked + states.callCancelled + states.answered + states.won + states.lost;
const missing = () => notFound('There is no such request.');

/** The list of requests, and its spreadsheet. */
export function requestListRoutes(router: Router, desk: DeskContext): void {
  const { show, signedIn, change, note, day, site, db, now } = desk;
  const views = makeRequestViews(desk);
  const queryOf = makeRequestQuery(site, views.services);

  router.get('/owner/requests', signedIn, async (ctx) => {
    const shown = shownFilter(ctx);
    const at = now();
    const filter = queryOf(shown, at);
    const number = pageNumber(ctx);
    const overdue = overdueUntil(site, at);
    const hasPeriod = filter.since !== undefined || filter.until !== undefined;
    const { requests, found, pages } = await findRequests(db, filter, number, overdue);
    const total = totalOf(found, shown.state);
    const page = pageNumbers(number, total);
    if (isBeyond(ctx, page)) return;
    const elsewhere = await elsewhereOf(shown, total, found);
    const isFound = [total, ...Object.values(elsewhere)].some((count) => count > 0);
    show(ctx, {
      kind: 'requests',
      requests: requests.map((request) => views.inList(request, at)),
      filter: shown,
      services: views.services,
      counts: { ...found.states, overdue: overdue === undefined ? undefined : found.overdue },
      pages: hasPeriod ? pages.map(({ page, count }) => ({ page: page && oneLine(page, 60), count })) : undefined,
      total,
      elsewhere,
      alike: isFound ? [] : await alikeNames(db, filter.search),
      page,
    });
  });

  /** What a search finds beside the list, so that nobody seems not to have written. */
  async function elsewhereOf({ search, state }: DeskRequestFilter, total: number, { words }: FoundCounts) {
    if (!search) return { others: 0, spam: 0, heldBack: 0 };
    const isSpam = state === 'spam';
    return {
      others: words.listed - (isSpam ? 0 : total),
      spam: words.spam - (isSpam ? total : 0),
      heldBack: words.heldBack + (await countHeldSignUps(db, search)),
    };
  }

  router.post('/owner/requests/csv', ...change, async (ctx) => {
    const at = now();
    await note(ctx, 'leadsExported');
    const columns = requestColumns(site, views, at);
    download(ctx, `requests-${day(at)}.csv`, csvTable(columns, await listNoted(db, queryOf(shownFilter(ctx), at))));
  });
}

/** Answers with one request. The second argument is a correction that is not right. */
function makeShowRequest(desk: DeskContext, understand: Understand) {
  const { show, moment, site, db, now } = desk;
  const views = makeRequestViews(desk);
  const texts = site.messages.owner.request;
  return async (ctx: Context, typed?: Pick<Lead, Correctable>): Promise<void> => {
    const request = await findRequest(db, idOf(ctx));
    if (!request) throw missing();
    const [notes, mails, others, corrections, conversation] = await Promise.all([
      notesOf(db, request.id),
      messagesOf(db, request.id),
      samePerson(db, request),
      correctionsOf(db, [request.id]),
      db.selectFrom('conversation').select('id').where('leadId', '=', request.id).executeTakeFirst(),
    ]);
    const bookings = await bookingsOfLeads(db, [request.id, ...others.requests.map(({ id }) => id)]);
    const booking = bookings.get(request.id);
    const page: Extract<DeskPage, { kind: 'request' }> = {
      kind: 'request',
      ...views.alone(request, now()),
      typed,
      corrections: corrections.map(({ id, at, email, fields }) => ({ id, at: moment(at), owner: email, fields })),
      list: listOf(ctx),
      // A conversation says itself what was understood, and holds the assistant's words too.
      understood: conversation ? [] : understand(request.message),
      others: others.requests.map(({ id, name, createdAt, status, state }) => ({
        id,
        name,
        href: status === 'new' ? `/owner/requests/${id}` : `/owner/held-back?q=${id}`,
        at: moment(createdAt),
        stands:
          status === 'new'
            ? views.standsOf({
                state,
                callAt: bookings.get(id)?.startsAt ?? null,
                callState: bookings.get(id)?.state ?? null,
              })
            : texts.heldBack,
      })),
      othersTotal: others.total,
      notes: notes.map(({ id, at, email, text }) => ({ id, at: moment(at), owner: email, text })),
      booking: booking && views.booking(booking),
      conversation: conversation?.id,
      mails: mails.map((mail) => ({
        id: mail.id,
        kind: channelOf(mail.kind) === 'webhook' ? texts.mailKinds.webhook : fill(texts.mailKinds.toYou, mail),
        state: mail.status,
        // The next try of one that waits, as on Health: its own moment, or now where that has passed.
        at: moment(mail.status === 'queued' ? Math.max(now(), mail.nextAttemptAt) : (mail.sentAt ?? mail.createdAt)),
      })),
    };
    show(ctx, page, typed ? 400 : 200);
  };
}

export function requestRoutes(
  router: Router,
  desk: DeskContext,
  { understand, bookingService, outbox }: RequestParts,
): void {
  const { signedIn, isSignedIn, act, db, guards, now } = desk;
  const showRequest = makeShowRequest(desk, understand);

  router.get('/owner/requests/:id', signedIn, (ctx) => showRequest(ctx));

  // Whatever happens to it, a note that was typed is shown again. Whoever is not signed in is limited like one who signs in.
  const keepNote: Middleware = async (ctx, next) => {
    const isIn = await isSignedIn(ctx).catch(() => false);
    await guards[isIn ? 'ownerChange' : 'ownerNote'](ctx, () => {
      const text = field(ctx, 'text');
      const others = kept.flatMap((name) => (field(ctx, name) ? [[name, field(ctx, name)] as const] : []));
      if (text.trim()) ctx.state.keptNote = { action: `${ctx.path}${ctx.search}`, text, others };
      return next();
    });
  };

  // Each button of the page sends the whole form, so that none loses what another would have saved.
  router.post('/owner/requests/:id', fromThisSite, keepNote, signedIn, async (ctx) => {
    // A browser sends each end of a line as two characters, and its limit counts one.
    const text = field(ctx, 'text').replaceAll('\r\n', '\n').trim();
    const [from, chosen] = ['shown', 'state'].map((name) => leadStates.find((known) => known === field(ctx, name)));
    if (text.length > maxNote || !from || !chosen) throw refused();
    const to = field(ctx, 'answered') && !answeredStates.includes(chosen) ? 'answered' : chosen;
    const change = { text, removed: field(ctx, 'removed'), states: { from, to } };
    let isReaddressed = false;
    const result = await act(ctx, (transaction, actor) => changeRequest(transaction, idOf(ctx), change, actor));
    if (result === 'missing') throw missing();
    if (field(ctx, 'correct')) {
      const corrected = correctionIn(ctx);
      const before = await findRequest(db, idOf(ctx));
      if (!isRight(corrected, before)) return showRequest(ctx, corrected);
      await act(ctx, (transaction, actor) => correctRequest(transaction, idOf(ctx), corrected, actor));
      isReaddressed = corrected.email !== before?.email;
    }
    if (field(ctx, 'privacy')) return goTo(ctx, `/owner/privacy?request=${idOf(ctx)}`);
    const list = listOf(ctx);
    const call = result === 'saved' ? await callToCome(idOf(ctx)) : undefined;
    if (call && isReaddressed) {
      await bookingService?.bookings.invite(call);
      outbox.wake();
    }
    const isOver = to === 'lost' || to === 'spam';
    const done = call ? (isReaddressed ? 'savedInvited' : isOver ? 'savedCallStays' : result) : result;
    goTo(ctx, `/owner/requests/${idOf(ctx)}${list && `?${new URLSearchParams({ list })}`}`, done);
  });

  /** The call that is booked with a request and still to come. */
  async function callToCome(leadId: string): Promise<Booked | undefined> {
    const booking = (await bookingsOfLeads(db, [leadId])).get(leadId);
    const isToCome = booking?.state === 'booked' && booking.startsAt > now();
    return isToCome ? bookingService?.bookings.find(booking.id) : undefined;
  }
}

function correctionIn(ctx: Context): Pick<Lead, Correctable> {
  const text = (name: Correctable) => field(ctx, name).trim();
  return { name: text('name'), company: text('company'), email: text('email'), phone: text('phone') };
}

/** A request from the chat may have an address or a number alone: what was never there need not be typed. */
const isRight = (typed: Pick<Lead, Correctable>, before: Pick<Lead, 'email' | 'phone'> | undefined) =>
  correctable.every((name) => typed[name].length <= contactLimits[name]) &&
  typed.name !== '' &&
  (typed.phone !== '' || (before?.phone === '' && typed.email !== '')) &&
  (isEmailAddress(typed.email) || (typed.email === '' && before?.email === ''));
