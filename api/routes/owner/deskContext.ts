import { Readable } from 'node:stream';
import type { Context, Middleware, Next } from 'koa';
import type { AuditedAction } from '../../../data/rules/owner/kept.ts';
import type { DeskNotice } from '../../../data/rules/owner/deskNotices.ts';
import type { DeskFrame, DeskPage } from '../../../data/rules/owner/deskPages.ts';
import type { DeskMoment, DeskPageNumbers } from '../../../data/rules/owner/deskParts.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import type { Db, Store } from '../../db/open.ts';
import type { Env } from '../../env.ts';
import type { Guards } from '../../middleware/guards.ts';
import type { Moment } from '../../db/tables.ts';
import { ApiError, badRequest } from '../../errors.ts';
import { countUnanswered, countWaiting } from '../../handover/visitors.ts';
import { countQuarantine } from '../../leads/quarantine.ts';
import { type Actor, audit } from '../../owner/audit.ts';
import { countNew, countOverdue } from '../../owner/requestList.ts';
import type { Session, Sessions } from '../../owner/sessions.ts';
import type { Desk } from '../../static/loadDesk.ts';
import { queryValue } from '../../middleware/forms.ts';
import { readCookie, setCookie, takeDone } from './cookies.ts';

/** By no frame, from this site alone; forms lead to this site. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** That of a page for who is signed in, which has the desk's own script: it asks this site alone. */
const policyWithScript = `${policy}; script-src 'self'; connect-src 'self'`;

export function setDeskHeaders(ctx: Context): void {
  ctx.set('Content-Security-Policy', policy);
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Robots-Tag', 'noindex, nofollow');
  // Not `no-referrer`: browsers would send `Origin: null` with the desk's own forms.
  ctx.set('Referrer-Policy', 'same-origin');
  ctx.set('Permissions-Policy', 'geolocation=(), camera=(), microphone=(), payment=()');
}

interface DeskParts {
  site: Site;
  desk: Desk;
  sessions: Sessions;
  store: Store;
  env: Env;
  guards: Guards;
  now: () => Moment;
}

/** What every route of the desk works with. */
export type DeskContext = ReturnType<typeof makeDeskContext>;

export function makeDeskContext({ site, desk, sessions, store, env, guards, now }: DeskParts) {
  const { db } = store;
  const { provider } = site;
  const notices = Object.keys(site.messages.owner.done) as DeskNotice[];
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone: provider.timezone });
  const format = new Intl.DateTimeFormat(provider.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: provider.timezone,
  });

  function show(ctx: Context, page: DeskPage, status = 200): void {
    const session: Session | undefined = ctx.state.session;
    // What a redirect of the desk has set: no link, whoever wrote it, tells of something that was not done. Where nothing is to be told, it
    // is left for the page that is: the script loads pages between the redirect and what it leads to.
    const isFromHere = ['', 'same-origin'].includes(ctx.get('Sec-Fetch-Site'));
    const asked = queryValue(ctx, 'done');
    const done = asked !== undefined && takeDone(ctx) === asked && isFromHere ? asked : undefined;
    if (session) ctx.set('Content-Security-Policy', policyWithScript);
    ctx.status = status;
    ctx.type = 'html';
    ctx.body = desk.render(page, {
      locale: provider.locale,
      provider: provider.name,
      sheet: desk.sheet,
      bookings: site.booking !== undefined,
      owner: session?.email,
      counts: ctx.state.counts,
      script: session && desk.script,
      done: notices.find((notice) => notice === done),
      who: ctx.state.who as DeskFrame['who'],
    });
  }

  return {
    site,
    store,
    db,
    env,
    guards,
    now,
    show,
    signedIn,
    /** What a change passes: it comes from a page of this site, and from somebody who is signed in. */
    change: [fromThisSite, signedIn, guards.ownerChange] as const,
    moment: (at: Moment): DeskMoment => ({ iso: new Date(at).toISOString(), text: format.format(at) }),
    /** A day, as yyyy-mm-dd. */
    day: (at: Moment): string => days.format(at),
    /** Writes into the audit log what is done. */
    note: (ctx: Context, action: AuditedAction, subject?: string): Promise<string> =>
      audit(db, actorOf(ctx, now()), action, subject),
    /** Does something in the name of whoever is signed in, in one transaction with its entry in the audit log. */
    act: <Result>(ctx: Context, work: (transaction: Db, actor: Actor) => Promise<Result>): Promise<Result> =>
      db.transaction().execute((transaction) => work(transaction, actorOf(ctx, now()))),
    isSignedIn: async (ctx: Context): Promise<boolean> =>
      (await sessions.find(readCookie(ctx, 'session'))) !== undefined,
  };

  /** Lets in who is signed in, and sets `ctx.state.session`. */
  async function signedIn(ctx: Context, next: Next): Promise<void> {
    ctx.state.session = await sessions.find(readCookie(ctx, 'session'));
    if (ctx.state.session) {
      const [fresh, overdue, heldBack, waiting, unanswered] = await Promise.all([
        countNew(db),
        countOverdue(db, site, now()),
        countQuarantine(db),
        countWaiting(db, now()),
        countUnanswered(db, ctx.state.session.email, now()),
      ]);
      ctx.state.counts = { new: fresh, overdue: overdue ?? 0, heldBack, waiting, unanswered };
      return next();
    }
    if (ctx.method !== 'GET')
      return show(ctx, { kind: 'problem', problem: 'signedOut', next: pressedOn(ctx), kept: ctx.state.keptNote }, 401);
    // The browser kept the strict cookie back, because a mail or another site led here: it sends it with the next request.
    if (ctx.get('Sec-Fetch-Site') === 'cross-site') return show(ctx, { kind: 'continue', path: withoutNotice(ctx) });
    goTo(ctx, signInAt(deskPath(withoutNotice(ctx))));
  }
}

/** An address without what it says was done. */
function withoutNotice({ path, search }: Pick<Context, 'path' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete('done');
  query.delete('who');
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The page of the desk whose button was pressed, to come back to after signing in; empty where the browser names none. */
function pressedOn(ctx: Context): string {
  const page = ctx.get('Referer');
  if (!URL.canParse(page)) return '';
  const { pathname, search } = new URL(page);
  return deskPath(withoutNotice({ path: pathname, search }));
}

export const home = '/owner/requests';

/** A page of the desk to go on to after signing in; empty for its start, and for whatever is no page of the desk. */
export function deskPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 500 || wanted === home) return '';
  const isOfDesk = /^\/owner(?:\/[\w-]+)+(?:\?[\w=&%+.*~-]*)?$/.test(wanted);
  return isOfDesk && !/^\/owner\/(?:arrive|code|sign-in|sign-out)\b/.test(wanted) ? wanted : '';
}

const sections =
  'requests|bookings|conversations|held-back|subscribers|suppression|questions|privacy|breaches|health|account';
const known = new RegExp(`^/owner/(?:${sections})(?:/(?:erasures/)?[\\da-f-]{36}|\\?state=overdue)?$`);

/** A section of the desk, or a record in it by its id; empty for anything else, in which a stranger may have written. */
export const knownPath = (path: string): string => (known.test(path) ? path : '');

/** The address of the page to sign in on. @param next as `deskPath` returns it */
export const signInAt = (next: string, page = '/owner'): string =>
  next ? `${page}?${new URLSearchParams({ next })}` : page;

export const idOf = (ctx: Context): string => (ctx as unknown as { params: { id: string } }).params.id;

export const refused = () => new ApiError(400, 'bad_request', 'A field is not right.');

export const actorOf = (ctx: Context, at: Moment): Actor => ({ email: (ctx.state.session as Session).email, at });

/**
 * Refuses what no page of this site sent. Stricter than `assertSameOrigin`, which lets programs in: the desk has forms alone,
 * and every browser says where they come from.
 */
export const fromThisSite: Middleware = (ctx, next) => {
  const { origin, 'sec-fetch-site': fetchSite } = ctx.req.headers;
  if (fetchSite === undefined ? origin === undefined : fetchSite !== 'same-origin')
    throw new ApiError(403, 'foreign_origin', 'This request came from no page of this site.');
  return next();
};

/** A text field of a form; empty where it is missing or repeated. @throws ApiError 400 for a text that not every store takes */
export function field(ctx: Context, name: string): string {
  const value = (ctx.request.body as Record<string, unknown> | undefined)?.[name];
  if (typeof value !== 'string') return '';
  if (value.includes('\u0000') || !value.isWellFormed()) throw badRequest('A field holds what is no text.');
  return value;
}

/** A text of the query; empty where it is missing or repeated. */
export function queryText(ctx: Context, name: string): string {
  const value = queryValue(ctx, name);
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '').trim().slice(0, 200) : '';
}

/** The page of a list that is asked for, from 1. */
export function pageNumber(ctx: Context): number {
  const number = Number(queryValue(ctx, 'page') ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= 100_000 ? number : 1;
}

/** Goes on to the last page of a list where one beyond it is asked for. */
export function isBeyond(ctx: Context, { number, count }: DeskPageNumbers): boolean {
  if (number <= count) return false;
  const query = new URLSearchParams(ctx.querystring);
  query.set('page', String(count));
  goTo(ctx, `${ctx.path}?${query}`);
  return true;
}

/** The query of a list, to go back to. It stands behind a path of the desk, whatever is in it. */
export const listOf = (ctx: Context): string => new URLSearchParams(queryText(ctx, 'list')).toString();

/** Goes back to the list that a form was in, and tells what was done in it, and to which record. */
export function backToList(ctx: Context, path: string, done: DeskNotice, who?: string): void {
  const query = new URLSearchParams(listOf(ctx));
  if (who) query.set('who', who);
  goTo(ctx, query.size > 0 ? `${path}?${query}` : path, done);
}

/** Answers with a spreadsheet. */
export function download(ctx: Context, name: string, lines: Iterable<string>): void {
  ctx.attachment(name);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = Readable.from(lines);
}

/**
 * Goes on to a page after a form (303, so that a reload does not post again).
 * @param done what the page is to tell
 */
export function goTo(ctx: Context, path: string, done?: DeskNotice): void {
  if (done) setCookie(ctx, 'done', done);
  const [page, query] = path.split('?');
  ctx.redirect(done ? `${page}?done=${done}${query ? `&${query}` : ''}` : path);
  ctx.status = 303;
}
