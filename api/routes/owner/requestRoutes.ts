import { Readable } from 'node:stream';
import type Router from '@koa/router';
import type { Context } from 'koa';
import type { Site } from '../../../data/schema/site.ts';
import { fill } from '../../../data/text/fill.ts';
import type { Db, Store } from '../../db/open.ts';
import type { LeadState, Moment, OutboxMessage } from '../../db/tables.ts';
import { ApiError } from '../../errors.ts';
import { channelOf } from '../../mail/lanes.ts';
import type { Guards } from '../../middleware/guards.ts';
import { audit } from '../../owner/audit.ts';
import { csvOf } from '../../owner/csv.ts';
import {
  countRequests,
  countStates,
  eachRequest,
  findRequest,
  leadStates,
  listRequests,
  type RequestFilter,
  requestPageSize,
} from '../../owner/requestList.ts';
import { makeRequestWork } from '../../owner/requestWork.ts';
import {
  actorOf,
  type DeskContext,
  field,
  fromThisSite,
  goTo,
  pageNumber,
  pageNumbers,
  queryText,
} from './deskContext.ts';
import { makeRequestViews } from './requestViews.ts';

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
const missing = () => new ApiError(404, 'not_found', 'There is no such request.');
const refused = () => new ApiError(400, 'bad_request', 'A field is not right.');

/** The requests: list, one with its notes, states, and the spreadsheet. */
export function requestRoutes(
  router: Router,
  { desk: { show, signedIn, moment }, site, store, guards, understand, now }: RequestParts,
): void {
  const { db } = store;
  const views = makeRequestViews(site, moment);
  const work = makeRequestWork(store);
  const change = [fromThisSite, signedIn, guards.ownerChange] as const;
  const idOf = (ctx: Context) => String((ctx as unknown as { params: { id: string } }).params.id);
  const texts = site.messages.owner.request;

  router.get('/owner/requests', signedIn, async (ctx) => {
    const filter = filterOf(ctx);
    const number = pageNumber(ctx);
    const [requests, counts] = await Promise.all([listRequests(db, filter, number), countStates(db)]);
    const total = await countRequests(db, filter, counts);
    const at = now();
    show(ctx, {
      kind: 'requests',
      requests: requests.map((request) => views.inList(request, at)),
      filter,
      services: views.services,
      counts,
      total,
      page: pageNumbers(number, total, requestPageSize),
    });
  });

  router.post('/owner/requests/csv', ...change, async (ctx) => {
    const filter = filterOf(ctx);
    await audit(db, actorOf(ctx, now()), 'leadsExported');
    ctx.attachment('requests.csv');
    ctx.type = 'text/csv; charset=utf-8';
    ctx.body = Readable.from(csvOf(eachRequest(db, filter)));
  });

  router.get('/owner/requests/:id', signedIn, async (ctx) => {
    const request = await findRequest(db, idOf(ctx));
    if (!request) throw missing();
    const [notes, mails] = await Promise.all([work.notes(request.id), mailsOf(db, request.id)]);
    show(ctx, {
      kind: 'request',
      ...views.alone(request, now()),
      understood: understand(request.message),
      notes: notes.map(({ id, at, email, text }) => ({ id, at: moment(at), owner: email, text })),
      mails: mails.map((mail) => ({
        id: mail.id,
        kind: channelOf(mail.kind) === 'webhook' ? texts.mailKinds.webhook : fill(texts.mailKinds.toYou, mail),
        state: mail.status,
        at: moment(mail.sentAt ?? mail.createdAt),
      })),
    });
  });

  router.post('/owner/requests/:id/state', ...change, async (ctx) => {
    const state = leadStates.find((known) => known === field(ctx, 'state'));
    if (!state) throw refused();
    await done(ctx, work.setState(idOf(ctx), state, actorOf(ctx, now())));
  });

  router.post('/owner/requests/:id/notes', ...change, async (ctx) => {
    const text = field(ctx, 'text').trim();
    if (text === '' || text.length > maxNote) throw refused();
    await done(ctx, work.addNote(idOf(ctx), text, actorOf(ctx, now())));
  });

  router.post('/owner/requests/:id/remove-note', ...change, async (ctx) => {
    await done(ctx, work.removeNote(idOf(ctx), field(ctx, 'id'), actorOf(ctx, now())));
  });

  async function done(ctx: Context, changed: Promise<boolean>): Promise<void> {
    if (!(await changed)) throw missing();
    goTo(ctx, `/owner/requests/${idOf(ctx)}?done=saved`);
  }
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

function filterOf(ctx: Context): RequestFilter {
  const state: LeadState | undefined = leadStates.find((known) => known === queryText(ctx, 'state'));
  return { search: queryText(ctx, 'q'), state, service: queryText(ctx, 'service') };
}
