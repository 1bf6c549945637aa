import Router from '@koa/router';
import Koa, { type Middleware } from 'koa';
import { pino } from 'pino';
import type { Store } from '#api/db/open.ts';
import type { OutboxMessage } from '#api/db/tables.ts';
import type { MessageWriter } from '#api/mail/messageWriter.ts';
import { readBody } from '#api/middleware/body.ts';
import { apiErrors } from '#api/middleware/errors.ts';
import { securityHeaders } from '#api/middleware/securityHeaders.ts';
import { subscribeRoutes } from '#api/routes/subscribe/subscribe.ts';
import { listen } from '#api/server.ts';
import { makeTokens } from '#api/subscribers/tokens.ts';
import type { Site } from '#data/schema/site.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { buildOutboxMessage } from '#tests/support/buildLead.ts';

interface Options {
  site?: Site;
  /** Whether anything can be mailed. */
  mail?: boolean;
  now?: () => number;
  deliver?: (ids: readonly string[]) => Promise<boolean>;
}

/** Mails as rows whose payload holds the links. */
const makeFakeWriter = (mail: boolean, now: () => number = Date.now): MessageWriter => ({
  canSend: () => mail,
  forLead: () => [],
  forChecklist: (recipient) => (mail ? [buildOutboxMessage({ kind: 'checklist', recipient, createdAt: now() })] : []),
  forSubscription: (recipient, links) =>
    mail
      ? [
          buildOutboxMessage({
            kind: 'subscription-confirmation',
            recipient,
            createdAt: now(),
            payload: JSON.stringify(links),
          }),
        ]
      : [],
  forDigest: () => [],
  forSignIn: () => [],
});

const secret = 'a secret for tests that is long enough';

/** The sign-up calls alone, listening: of the guards only the body parser. */
export async function startSubscribe(
  store: Store,
  { site = buildSite(), mail = true, now = Date.now, deliver = async () => true }: Options = {},
) {
  const delivered: string[] = [];
  const log: string[] = [];
  const read: Middleware = async (ctx, next) => {
    await readBody(ctx);
    await next();
  };
  const router = new Router();
  subscribeRoutes(router, {
    site,
    store,
    now,
    messageWriter: makeFakeWriter(mail, now),
    tokens: makeTokens(secret, now),
    guards: {
      contact: read,
      subscribe: read,
      chat: read,
      ipLocation: read,
      ownerSignIn: read,
      ownerRefused: async () => {},
      ownerChange: read,
      ownerLink: read,
      ownerNote: read,
      vitals: read,
    },
    mailBudgetMs: 3000,
    outbox: {
      deliver: (ids) => {
        delivered.push(...ids);
        return deliver(ids);
      },
      start() {},
      async stop() {},
    },
  });
  const app = new Koa();
  app
    .use(securityHeaders())
    .use(apiErrors(pino({}, { write: (line) => log.push(line) }), site.messages.apiResponses))
    .use(router.routes() as never)
    .use(router.allowedMethods() as never);
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(server.url + path, { redirect: 'manual', ...init });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('location'),
      text,
      body: text.startsWith('{') ? JSON.parse(text) : undefined,
    };
  };
  return {
    ask,
    log,
    /** Messages that were to be sent at once. */
    delivered,
    send: (body: unknown, headers: Record<string, string> = {}) =>
      ask('/api/subscribe', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    sendForm: (fields: Record<string, string>) =>
      ask('/api/subscribe', { method: 'POST', body: new URLSearchParams(fields) }),
    subscribers: () => store.db.selectFrom('subscriber').selectAll().orderBy('createdAt').execute(),
    evidence: () =>
      store.db.selectFrom('consent').select(['event', 'at', 'wordingVersion', 'page']).orderBy('at').execute(),
    mails: () => store.db.selectFrom('outbox').selectAll().execute() as Promise<OutboxMessage[]>,
    /** Marks every mail as sent. */
    sent: () => store.db.updateTable('outbox').set({ status: 'sent', sentAt: now() }).execute(),
    /** The paths of the links in the only mail, or in the last of several. */
    async links(): Promise<{ confirm: string; unsubscribe: string }> {
      const rows = await store.db.selectFrom('outbox').select('payload').execute();
      const { confirm, unsubscribe } = JSON.parse(rows.at(-1)?.payload ?? '{}') as {
        confirm: string;
        unsubscribe: string;
      };
      return {
        confirm: confirm.replace(site.provider.origin, ''),
        unsubscribe: unsubscribe.replace(site.provider.origin, ''),
      };
    },
    stop: async () => {
      await server.stop();
      await store.close();
    },
  };
}
