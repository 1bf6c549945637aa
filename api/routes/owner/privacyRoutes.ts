import type Router from '@koa/router';
import type { Context } from 'koa';
import type { DeskPage, DeskTraces } from '../../../data/owner/deskPages.ts';
import type { Site } from '../../../data/schema/site.ts';
import { isEmailAddress } from '../../../data/text/emailAddress.ts';
import { fill } from '../../../data/text/fill.ts';
import type { Store } from '../../db/open.ts';
import type { Moment } from '../../db/tables.ts';
import { ApiError, badRequest } from '../../errors.ts';
import { oneLine } from '../../mail/mail.ts';
import type { Guards } from '../../middleware/guards.ts';
import { audit } from '../../owner/audit.ts';
import type { OwnerLeads } from '../../owner/ownerLeads.ts';
import { findRequest } from '../../owner/requestList.ts';
import { findErasure, referenceOf } from '../../privacy/erasureProof.ts';
import { personHtml } from '../../privacy/personHtml.ts';
import { isUnscrubbed } from '../../privacy/scrubbing.ts';
import { actorOf, type DeskContext, field, fromThisSite, goTo, queryText } from './deskContext.ts';
import { findPeople } from './findPeople.ts';
import { mailtoOf } from './mailtoOf.ts';

/** How long whoever presses waits for others who read the files of the store; after that the server goes on alone. */
const scrubPatienceMs = 5000;

interface PrivacyParts {
  desk: DeskContext;
  site: Site;
  store: Store;
  guards: Guards;
  people: Pick<OwnerLeads, 'traces' | 'person' | 'erase'>;
  retentionDays: number | undefined;
  now: () => Moment;
}

/** What is kept about a person: found by address, name or telephone number; exported and erased by address. */
export function privacyRoutes(router: Router, parts: PrivacyParts): void {
  const { desk, site, store, guards, people, retentionDays, now } = parts;
  const { show, signedIn, moment } = desk;
  const { db } = store;
  const change = [fromThisSite, signedIn, guards.ownerChange] as const;
  const typedIn = (ctx: Context) => field(ctx, 'email').trim().slice(0, 254);
  const showPage = (ctx: Context, page: Omit<Extract<DeskPage, { kind: 'privacy' }>, 'kind' | 'retentionDays'>) =>
    show(ctx, { kind: 'privacy', retentionDays, ...page }, page.problem ? 400 : 200);
  /** The address of the form. @throws ApiError 400 for a form that is not the desk's */
  const addressOf = (ctx: Context): string => {
    const email = typedIn(ctx);
    if (!isEmailAddress(email)) throw badRequest('An address is not right.');
    return email;
  };
  /** What is kept, to be seen before it is erased. */
  async function showKept(ctx: Context, email: string, problem?: 'sure'): Promise<void> {
    const [found, { requests }] = await Promise.all([people.traces(email), people.person(email)]);
    const listed = requests.map(({ createdAt, name, message }) => ({
      at: moment(Date.parse(createdAt)),
      text: fill(site.messages.owner.privacy.request, { name, message: oneLine(message, 100) }),
    }));
    showPage(ctx, { typed: email, problem, found, requests: listed });
  }

  router.get('/owner/privacy', signedIn, async (ctx) => {
    // A request names the person without an address in the address bar.
    const email = (await findRequest(db, queryText(ctx, 'request')))?.email;
    return email ? showKept(ctx, email) : showPage(ctx, { typed: '' });
  });

  router.post('/owner/privacy', ...change, async (ctx) => {
    const typed = typedIn(ctx);
    if (isEmailAddress(typed)) return showKept(ctx, typed);
    if (!typed) return showPage(ctx, { typed, problem: 'empty' });
    const candidates = await findPeople(db, typed);
    showPage(ctx, { typed, people: candidates.map(({ last, ...person }) => ({ ...person, last: moment(last) })) });
  });

  router.post('/owner/privacy/export', ...change, async (ctx) => {
    const email = addressOf(ctx);
    const person = await people.person(email);
    const at = now();
    await audit(db, actorOf(ctx, at), 'personExported');
    const name = fileNameOf(person.requests.at(-1)?.name || email);
    if (field(ctx, 'format') === 'html') {
      ctx.attachment(`${name}.html`);
      ctx.type = 'html';
      ctx.body = personHtml(person, site, email, at);
    } else {
      ctx.attachment(`${name}.json`);
      ctx.type = 'application/json';
      ctx.body = JSON.stringify(person, null, 2);
    }
  });

  erasureRoutes(router, parts, { addressOf, showKept });
}

interface ErasureForms {
  addressOf(ctx: Context): string;
  showKept(ctx: Context, email: string, problem?: 'sure'): Promise<void>;
}

/** Erasing a person, and the proof of it. */
function erasureRoutes(
  router: Router,
  { desk: { show, signedIn, moment }, site, store: { db }, guards, people, now }: PrivacyParts,
  { addressOf, showKept }: ErasureForms,
): void {
  router.post('/owner/privacy/erase', fromThisSite, signedIn, guards.ownerChange, async (ctx) => {
    const email = addressOf(ctx);
    if (field(ctx, 'sure') !== 'yes') return showKept(ctx, email, 'sure');
    const { proof } = await people.erase(email, { by: actorOf(ctx, now()).email, patienceMs: scrubPatienceMs });
    if (!proof) return showKept(ctx, email);
    // The proof has an address of its own: a reload erases nothing.
    goTo(ctx, `/owner/privacy/erasures/${proof}`);
  });

  router.get('/owner/privacy/erasures/:id', signedIn, async (ctx) => {
    const { id } = (ctx as unknown as { params: { id: string } }).params;
    const entry = await findErasure(db, 'id', id);
    if (!entry?.detail) throw new ApiError(404, 'not_found', 'There is no such erasure.');
    const { erased, left } = JSON.parse(entry.detail) as { erased: DeskTraces; left: DeskTraces };
    const [at, reference, cleaning] = [moment(entry.at), referenceOf(id), await isUnscrubbed(db, entry.at)];
    const { mailSubject, letter: text } = site.messages.owner.erased;
    const letter = fill(text, { moment: at.text, reference, provider: site.provider.name });
    const mail = mailtoOf(mailSubject, letter);
    show(ctx, {
      kind: 'erased',
      at,
      reference,
      erased,
      left,
      cleaning,
      code: entry.subject ?? undefined,
      letter,
      mail,
    });
  });
}

/** A name as that of a file on any system. */
const fileNameOf = (name: string) =>
  name
    .replace(/[^\p{L}\p{M}\p{N}@.'-]+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80) || 'person';
