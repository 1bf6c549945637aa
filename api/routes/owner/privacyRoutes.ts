import type Router from '@koa/router';
import type { Context } from 'koa';
import type { DeskTraces } from '../../../data/owner/deskPages.ts';
import type { Site } from '../../../data/schema/site.ts';
import { isEmailAddress } from '../../../data/text/emailAddress.ts';
import type { Store } from '../../db/open.ts';
import type { Moment } from '../../db/tables.ts';
import { ApiError } from '../../errors.ts';
import type { Guards } from '../../middleware/guards.ts';
import { audit, findErasure } from '../../owner/audit.ts';
import type { OwnerLeads } from '../../owner/ownerLeads.ts';
import { findRequest } from '../../owner/requestList.ts';
import { personHtml } from '../../privacy/personHtml.ts';
import { actorOf, type DeskContext, field, fromThisSite, goTo, queryText } from './deskContext.ts';

interface PrivacyParts {
  desk: DeskContext;
  site: Site;
  store: Store;
  guards: Guards;
  people: Pick<OwnerLeads, 'traces' | 'person' | 'erase'>;
  retentionDays: number | undefined;
  now: () => Moment;
}

/** What is kept about a person: found, exported and erased by address. */
export function privacyRoutes(
  router: Router,
  { desk: { show, signedIn, moment }, site, store: { db }, guards, people, retentionDays, now }: PrivacyParts,
): void {
  const change = [fromThisSite, signedIn, guards.ownerChange] as const;
  /** The address of the form; undefined after the page has told that it is none. */
  const addressOf = (ctx: Context): string | undefined => {
    const email = field(ctx, 'email').trim();
    if (isEmailAddress(email)) return email;
    show(ctx, { kind: 'privacy', retentionDays, email, problem: 'address' }, 400);
    return undefined;
  };

  router.get('/owner/privacy', signedIn, async (ctx) => {
    // A request names the person without an address in the address bar.
    const email = (await findRequest(db, queryText(ctx, 'request')))?.email ?? '';
    show(ctx, { kind: 'privacy', retentionDays, email, found: email ? await people.traces(email) : undefined });
  });

  router.post('/owner/privacy', ...change, async (ctx) => {
    const email = addressOf(ctx);
    if (email) show(ctx, { kind: 'privacy', retentionDays, email, found: await people.traces(email) });
  });

  router.post('/owner/privacy/export', ...change, async (ctx) => {
    const email = addressOf(ctx);
    if (!email) return;
    const person = await people.person(email);
    const at = now();
    await audit(db, actorOf(ctx, at), 'personExported');
    if (field(ctx, 'format') === 'html') {
      ctx.attachment('person.html');
      ctx.type = 'html';
      ctx.body = personHtml(person, site, email, at);
    } else {
      ctx.attachment('person.json');
      ctx.type = 'application/json';
      ctx.body = JSON.stringify(person, null, 2);
    }
  });

  router.post('/owner/privacy/erase', ...change, async (ctx) => {
    const email = addressOf(ctx);
    if (!email) return;
    if (field(ctx, 'sure') !== 'yes') {
      const found = await people.traces(email);
      return show(ctx, { kind: 'privacy', retentionDays, email, problem: 'sure', found }, 400);
    }
    const at = now();
    const { code, ...erased } = await people.erase(email);
    const detail = { erased, left: await people.traces(email) };
    const id = await audit(db, actorOf(ctx, at), 'personErased', code, detail);
    // The proof has an address of its own: a reload erases nothing.
    goTo(ctx, `/owner/privacy/erasures/${id}`);
  });

  router.get('/owner/privacy/erasures/:id', signedIn, async (ctx) => {
    const entry = await findErasure(db, String((ctx as unknown as { params: { id: string } }).params.id));
    if (!entry?.detail) throw new ApiError(404, 'not_found', 'There is no such erasure.');
    const { erased, left } = JSON.parse(entry.detail) as { erased: DeskTraces; left: DeskTraces };
    show(ctx, { kind: 'erased', at: moment(entry.at), erased, left, code: entry.subject ?? undefined });
  });
}
