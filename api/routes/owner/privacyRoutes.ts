import type Router from '@koa/router';
import type { Context } from 'koa';
import type { Traces } from '../../../data/rules/owner/kept.ts';
import type { DeskPage } from '../../../data/rules/owner/deskPages.ts';
import { isEmailAddress } from '../../../data/rules/text/emailAddress.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import type { Db } from '../../db/open.ts';
import { alikeNames } from '../../db/alikeNames.ts';
import { serverSecret } from '../../db/addressKey.ts';
import { badRequest, notFound } from '../../errors.ts';
import { oneLine } from '../../mail/mail.ts';
import { queryValue } from '../../middleware/forms.ts';
import { findErasure, referenceOf } from '../../privacy/erase.ts';
import type { People } from '../../privacy/people.ts';
import type { PersonExport } from '../../privacy/exportPerson.ts';
import { personHtml } from '../../privacy/personHtml.ts';
import { seal, unseal } from '../../privacy/sealed.ts';
import { isUnscrubbed } from '../../privacy/scrubbing.ts';
import { setErased, takeErased } from './cookies.ts';
import { actorOf, type DeskContext, field, goTo, idOf, queryText } from './deskContext.ts';
import { findPeople, type FoundPerson } from '../../privacy/findPeople.ts';
import { mailtoOf } from './mailtoOf.ts';
import { listText } from '../../../data/rules/text/listText.ts';

/** How long whoever presses waits for others who read the files of the store; after that the server goes on alone. */
const scrubPatienceMs = 5000;

/** What is kept about a person: found by address, name or telephone number; exported and erased by the key of the one who is meant. */
export function privacyRoutes(router: Router, desk: DeskContext, people: People): void {
  const { show, signedIn, change, note, moment, site, db, env, now } = desk;
  const retentionDays = env.RETENTION_DAYS;
  const typedIn = (ctx: Context) => field(ctx, 'email').trim().slice(0, 254);
  const showPage = (ctx: Context, page: Omit<Extract<DeskPage, { kind: 'privacy' }>, 'kind' | 'retentionDays'>) =>
    show(ctx, { kind: 'privacy', retentionDays, ...page }, page.problem ? 400 : 200);
  /** The key of the form, as `FoundPerson` has it. @throws ApiError 400 for a form that is not the desk's */
  const keyOf = (ctx: Context): string => {
    const key = typedIn(ctx);
    if (!isKey(key)) throw badRequest('An address is not right.');
    return key;
  };
  /** What is kept, to be seen before it is erased. */
  async function showKept(ctx: Context, key: string, problem?: 'sure' | undefined): Promise<void> {
    const [found, { requests }, others] = await Promise.all([
      people.traces(key),
      people.person(key),
      people.others(key),
    ]);
    const [{ name, phone } = { name: '', phone: '' }] = requests;
    const who = isEmailAddress(key) ? key : [name, phone].filter(Boolean).join(', ') || key;
    const listed = requests.map(({ createdAt, name, message }) => ({
      at: moment(Date.parse(createdAt)),
      text: fill(site.messages.owner.privacy.request, { name, message: oneLine(message, 100) }),
    }));
    const calls = callsToCome(requests, now()).map(({ id, startsAt }) => ({ id, at: moment(Date.parse(startsAt)) }));
    const elsewhere = { total: others.total, people: others.people.map(personOf) };
    showPage(ctx, { typed: who, key, problem, found, requests: listed, calls, others: elsewhere });
  }
  const personOf = ({ last, ...person }: FoundPerson) => ({ ...person, last: moment(last) });

  /** Goes on to the page about what was typed: the way back from another leads to it, and its address names nobody. */
  const goToPage = async (ctx: Context, typed: string, problem?: 'sure') => {
    const of = seal(typed, await serverSecret({ db }), now());
    goTo(ctx, `/owner/privacy?${new URLSearchParams({ of, ...(problem && { problem }) })}`);
  };

  router.get('/owner/privacy', signedIn, async (ctx) => {
    const of = queryValue(ctx, 'of');
    if (typeof of === 'string') {
      const typed = unseal(of, await serverSecret({ db }), now());
      if (typed === undefined) return showPage(ctx, { typed: '', problem: 'over' });
      if (isKey(typed)) return showKept(ctx, typed, queryText(ctx, 'problem') === 'sure' ? 'sure' : undefined);
      const candidates = (await findPeople(db, typed)).map(personOf);
      const alike = candidates.length > 0 ? [] : await alikeNames(db, typed);
      return showPage(ctx, { typed, people: candidates, alike });
    }
    // A request names the person without an address in the address bar.
    const request = db.selectFrom('lead').select(['id', 'email']).where('id', '=', queryText(ctx, 'request'));
    const found = await request.executeTakeFirst();
    return found ? showKept(ctx, found.email || found.id) : showPage(ctx, { typed: '' });
  });

  router.post('/owner/privacy', ...change, (ctx) => {
    const typed = typedIn(ctx);
    return typed ? goToPage(ctx, typed) : showPage(ctx, { typed, problem: 'empty' });
  });

  router.post('/owner/privacy/export', ...change, async (ctx) => {
    const key = keyOf(ctx);
    const person = await people.person(key);
    const at = now();
    await note(ctx, 'personExported');
    const format = field(ctx, 'format') === 'html' ? 'html' : 'json';
    const name = fileNameOf(person.requests.at(-1)?.name || key);
    // For programs that know no UTF-8 in a header a name without accents beside it (RFC 6266).
    ctx.attachment(`${name}.${format}`, { fallback: `${asciiOf(name)}.${format}` });
    ctx.type = format;
    ctx.body = format === 'html' ? personHtml(person, site, key, at) : JSON.stringify(person, null, 2);
  });

  erasureRoutes(router, desk, people, { keyOf, goToPage });
}

interface ErasureForms {
  keyOf(ctx: Context): string;
  goToPage(ctx: Context, key: string, problem?: 'sure'): Promise<void>;
}

function erasureRoutes(
  router: Router,
  { show, signedIn, change, moment, site, db, now }: DeskContext,
  people: People,
  { keyOf, goToPage }: ErasureForms,
): void {
  router.post('/owner/privacy/erase', ...change, async (ctx) => {
    const key = keyOf(ctx);
    if (field(ctx, 'sure') !== 'yes') return goToPage(ctx, key, 'sure');
    // A call to come is off with the rest, where that is meant.
    const isMeant = field(ctx, 'calls') === 'yes';
    if (!isMeant && callsToCome((await people.person(key)).requests, now()).length > 0)
      return goToPage(ctx, key, 'sure');
    const { proof } = await people.erase(key, { by: actorOf(ctx, now()).email, patienceMs: scrubPatienceMs });
    if (!proof) return goToPage(ctx, key);
    // The proof has an address of its own: a reload erases nothing. The person's comes along once, to write to them.
    setErased(ctx, proof, isEmailAddress(key) ? key : '');
    goTo(ctx, `/owner/privacy/erasures/${proof}`);
  });

  // What a page that a form has led to is asked for again, after signing in for example.
  router.get('/owner/privacy/erase', signedIn, (ctx) => goTo(ctx, '/owner/privacy'));

  router.get('/owner/privacy/erasures/:id', signedIn, async (ctx) => {
    const id = idOf(ctx);
    const entry = await findErasure(db, 'id', id);
    if (!entry?.detail) throw notFound('There is no such erasure.');
    const { erased, left, others } = JSON.parse(entry.detail) as ErasureDetail;
    const kept = await stillKept(db, others?.ids ?? []);
    const [at, reference, cleaning] = [moment(entry.at), referenceOf(id), await isUnscrubbed(db, entry.at)];
    const { mailSubject, letter: text, letterOf, letterCalls } = site.messages.owner.erased;
    const kinds = (['leads', 'conversations', 'messages', 'subscriptions'] as const).filter((kind) => erased[kind] > 0);
    const what = listText(
      kinds.map((kind) => letterOf[kind]),
      site.provider.locale,
    );
    const calls = (erased.calls ?? 0) > 0 ? ` ${letterCalls}` : '';
    const letter = fill(text, { moment: at.text, reference, provider: site.provider.name, what, calls });
    const to = takeErased(ctx, id);
    const mail = mailtoOf(mailSubject, letter, to);
    show(ctx, {
      kind: 'erased',
      at,
      reference,
      erased,
      left,
      cleaning,
      letter,
      mail,
      addressed: to !== undefined,
      code: entry.subject ?? undefined,
      others: others && { total: others.total, kept: kept.map(({ id, createdAt }) => ({ id, at: moment(createdAt) })) },
    });
  });
}

/** Booked calls of somebody's requests that are still to come. */
const callsToCome = (requests: PersonExport['requests'], now: number) =>
  requests.flatMap(({ booking }) =>
    booking?.state === 'booked' && Date.parse(booking.startsAt) > now ? [booking] : [],
  );

/** What the audit log keeps of an erasure. */
interface ErasureDetail {
  erased: Traces;
  left: Traces;
  /** Requests under other addresses; undefined of erasures from before they were told of. */
  others?: { total: number; ids: readonly string[] };
}

const stillKept = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('lead')
    .select(['id', 'createdAt'])
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .orderBy('createdAt', 'desc')
    .execute();

/** An address, or the id of a request without one. */
const isKey = (text: string) => isEmailAddress(text) || /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** A name as that of a file on any system. */
const fileNameOf = (name: string) =>
  name
    .replace(/[^\p{L}\p{M}\p{N}@.'-]+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80) || 'person';

/** The same without accents, and of ASCII letters alone. */
const asciiOf = (name: string) => fileNameOf(name.normalize('NFKD').replace(/[^\x20-\x7e]/g, ''));
