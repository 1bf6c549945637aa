import type Koa from 'koa';
import type { Logger } from 'pino';
import type { Site } from '../data/schema/site.ts';
import { createApp } from './app.ts';
import { makeQuestions } from './chat/questions/questions.ts';
import { openStore, type Store } from './db/open.ts';
import type { Env } from './env.ts';
import { makeDigest } from './leads/digest.ts';
import { makeRetention } from './leads/retention.ts';
import { makeMailer } from './mail/mailer.ts';
import { makeMessages } from './mail/makeMessages.ts';
import { makeOutbox } from './mail/makeOutbox.ts';
import { makeSenders } from './mail/senders.ts';
import { makeGate } from './middleware/gate.ts';
import type { BuiltSite } from './static/siteFiles.ts';
import { confirmDays } from './subscribers/tokens.ts';
import { tokenSecret } from './subscribers/secret.ts';

/** The whole service with what it owns: put together from the environment, started and stopped as one. */
export interface Service {
  app: Koa;
  store: Store;
  /** Begins the work that goes on beside requests: sending mail, telling of the quarantine, deleting what is too old. */
  start(): void;
  /** Ends that work and closes the store; call it after the last answer. */
  stop(): Promise<void>;
}

interface ServiceParts {
  site: Site;
  built: BuiltSite | undefined;
  log: Logger;
  /** A store that is open already; the environment's by default. */
  store?: Store;
}

/** The store that the environment names, brought up to date. */
export function openStoreOf(env: Env): Promise<Store> {
  return openStore(env.DATABASE_URL ? { url: env.DATABASE_URL } : { file: env.STORE_FILE });
}

/** Opens what the service needs and puts it together. */
export async function openService(env: Env, { site, built, log, store: given }: ServiceParts): Promise<Service> {
  const store = given ?? (await openStoreOf(env));
  const secret = await tokenSecret(store, env.TOKEN_SECRET);
  const mailer = env.SMTP_URL ? makeMailer(env.SMTP_URL) : undefined;
  const messages = makeMessages({ site, env, mail: mailer !== undefined, confirmDays });
  const outbox = makeOutbox({ store, senders: makeSenders({ mailer, env }), log, retryMs: env.OUTBOX_RETRY_SECONDS * 1000, stopMs: 4000 });
  const retention = env.RETENTION_DAYS ? makeRetention({ store, days: env.RETENTION_DAYS, log }) : undefined;
  const digest = makeDigest({ store, messages, timezone: site.provider.timezone, hour: env.DIGEST_HOUR, log });
  const questions = makeQuestions(store, log);
  const app = createApp({ questions, site, built, log, store, messages, outbox, gate: makeGate({ env, store, site, secret, log }), secret, env });
  return {
    app,
    store,
    start() {
      outbox.start();
      retention?.start();
      digest.start();
    },
    async stop() {
      await retention?.stop();
      await digest.stop();
      await outbox.stop();
      mailer?.close();
      await questions.settle();
      await store.close();
    },
  };
}
