import { Readable } from 'node:stream';
import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { Site } from '../../../data/schema/site.ts';
import { fill } from '../../../data/text/fill.ts';
import type { Db, Store } from '../../db/open.ts';
import type { Moment, OutboxMessage } from '../../db/tables.ts';
import { ApiError } from '../../errors.ts';
import { channelOf } from '../../mail/lanes.ts';
import type { Guards } from '../../middleware/guards.ts';
import { audit } from '../../owner/audit.ts';
import { csvTable } from '../../leads/csv.ts';
import { countHeldSignUps } from '../../owner/heldBack.ts';
import {
  countOverdue,
  countRequests,
  countStates,
  eachNoted,
  findRequest,
  leadStates,
  listRequests,
  requestPageSize,
  searchRequests,
  type FoundByWords,
  type RequestFilter,
  type RequestRow,
} from '../../owner/requestList.ts';
import { answeredStates, makeRequestWork } from '../../owner/requestWork.ts';
import {
  actorOf,
  type DeskContext,
  field,
  fromThisSite,
  goTo,
  isBeyond,
  pageNumber,
  pageNumbers,
  queryText,
} from './deskContext.ts';
import { requestColumns } from './requestColumns.ts';
import { makeRequestQuery, shownFilter } from './requestFilter.ts';
import { makeRequestViews } from './requestViews.ts';
import { samePerson } from './samePerson.ts';

interface RequestParts {
  desk: DeskContext;
  site: Site;
  store: Store;
  guards: Guards;
  /** What the assistant recognizes in a text, in the words of the records. */
  understand(text: string): readonly string[];
  now: () => Moment;
}

const maxNote = 2000;
/** Fields of the form that are sent again with a note that was kept. */
const kept = ['shown', 'state', 'answered'];
const missing = () => new ApiError(404, 'not_found', 'There is no such request.');
const refused = () => new ApiError(400, 'bad_request', 'A field is not right.');

/** The list of requests, and its spreadsheet. */
export function requestListRoutes(
  router: Router,
  { desk: { show, signedIn, moment }, site, store: { db }, guards, now }: RequestParts,
): void {
  const views = makeRequestViews(site, moment);
  const queryOf = makeRequestQuery(site, views.services);

  router.get('/owner/requests', signedIn, async (ctx) => {
    const shown = shownFilter(ctx);
    const at = now();
    const filter = queryOf(shown, at);
    const number = pageNumber(ctx);
    const counts = await countStates(db);
    const { requests, total, words } = filter.search
      ? await searchRequests(db, filter, number)
      : {
          requests: await listRequests(db, filter, number),
          total: await countRequests(db, filter, counts),
          words: undefined,
        };
    const page = pageNumbers(number, total, requestPageSize);
    if (isBeyond(ctx, page)) return;
    show(ctx, {
      kind: 'requests',
      requests: requests.map((request) => views.inList(request, at)),
      filter: shown,
      services: views.services,
      counts: { ...counts, overdue: await countOverdue(db, site, at) },
      total,
      elsewhere: await elsewhere(filter, total, words),
      page,
    });
  });

  /** What a search finds beside the list, so that nobody seems not to have written. */
  async function elsewhere(filter: RequestFilter, total: number, found: FoundByWords | undefined) {
    if (!found) return { others: 0, spam: 0, heldBack: 0 };
    const signUps = await countHeldSignUps(db, filter.search);
    const isSpam = filter.state === 'spam';
    return {
      others: found.listed - (isSpam ? 0 : total),
      spam: found.spam - (isSpam ? total : 0),
      heldBack: found.heldBack + signUps,
    };
  }

  router.post('/owner/requests/csv', fromThisSite, signedIn, guards.ownerChange, async (ctx) => {
    const at = now();
    await audit(db, actorOf(ctx, at), 'leadsExported');
    ctx.attachment('requests.csv');
    ctx.type = 'text/csv; charset=utf-8';
    const waitOf = (request: RequestRow) => views.waitOf(request, at);
    const columns = requestColumns({ site, labelOf: views.labelOf, waitOf });
    ctx.body = Readable.from(csvTable(columns, eachNoted(db, queryOf(shownFilter(ctx), at))));
  });
}

/** One request, with its notes and its state. */
export function requestRoutes(
  router: Router,
  { desk: { show, signedIn, isSignedIn, moment }, site, store, guards, understand, now }: RequestParts,
): void {
  const { db } = store;
  const views = makeRequestViews(site, moment);
  const work = makeRequestWork(store);
  const idOf = (ctx: Context) => String((ctx as unknown as { params: { id: string } }).params.id);
  const texts = site.messages.owner.request;

  router.get('/owner/requests/:id', signedIn, async (ctx) => {
    const request = await findRequest(db, idOf(ctx));
    if (!request) throw missing();
    const [notes, mails, others] = await Promise.all([
      work.notes(request.id),
      mailsOf(db, request.id),
      samePerson(db, request),
    ]);
    show(ctx, {
      kind: 'request',
      ...views.alone(request, now()),
      list: listOf(ctx),
      understood: understand(request.message),
      others: others.requests.map(({ id, createdAt, status, state }) => ({
        id,
        href: status === 'new' ? `/owner/requests/${id}` : `/owner/held-back?q=${id}`,
        at: moment(createdAt),
        state: status === 'new' ? state : 'heldBack',
      })),
      othersTotal: others.total,
      notes: notes.map(({ id, at, email, text }) => ({ id, at: moment(at), owner: email, text })),
      mails: mails.map((mail) => ({
        id: mail.id,
        kind: channelOf(mail.kind) === 'webhook' ? texts.mailKinds.webhook : fill(texts.mailKinds.toYou, mail),
        state: mail.status,
        at: moment(mail.sentAt ?? mail.createdAt),
      })),
    });
  });

  // Whatever happens to it, a note that was typed is shown again. Whoever is not signed in is limited like one who signs in.
  const keepNote: Middleware = async (ctx, next) => {
    const isIn = await isSignedIn(ctx).catch(() => false);
    await guards[isIn ? 'ownerChange' : 'ownerSignIn'](ctx, () => {
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
    const result = await work.save(idOf(ctx), change, actorOf(ctx, now()));
    if (result === 'missing') throw missing();
    if (field(ctx, 'privacy')) return goTo(ctx, `/owner/privacy?request=${idOf(ctx)}`);
    const list = listOf(ctx);
    goTo(ctx, `/owner/requests/${idOf(ctx)}${list && `?${new URLSearchParams({ list })}`}`, result);
  });
}

function mailsOf(db: Db, leadId: string): Promise<OutboxMessage[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('leadId', '=', leadId)
    .orderBy('createdAt')
    .orderBy('kind')
    .orderBy('id')
    .execute();
}

/** The query of the list, to go back to. It stands behind a path of the desk, whatever is in it. */
const listOf = (ctx: Context) => new URLSearchParams(queryText(ctx, 'list')).toString();
