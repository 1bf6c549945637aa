import type { Logger } from 'pino';
import type { Site } from '../data/rules/schema/site.ts';
import { createApp } from './app.ts';
import { backgroundTasks } from './background.ts';
import { openStore, type Store } from './db/open.ts';
import { serverSecret } from './db/addressKey.ts';
import type { Env } from './env.ts';
import { type LaterMs, makeLater } from './tasks.ts';
import { withoutValues } from './log.ts';
import { erasuresFile, erasuresOf } from './privacy/erasures.ts';
import { takeOverHeld } from './mail/heldSignUps.ts';
import { concurrency } from './mail/lanes.ts';
import { makeMailer } from './mail/mailer.ts';
import { makeMessageWriter } from './mail/messageWriter.ts';
import { makeOutbox } from './mail/outbox.ts';
import { makeOutages } from './mail/outages.ts';
import { type Mailers, makeSenders } from './mail/senders.ts';
import { type Desk, loadDesk } from './static/loadDesk.ts';
import type { BuiltSite } from './static/siteFiles.ts';
import { listChangedOf } from './mail/listChanged.ts';
import { makeListmonk } from './subscribers/listServer/listmonk.ts';
import { type ListSync, makeListSync } from './subscribers/listServer/listSync.ts';
import { withTimeout } from './withTimeout.ts';

interface BackendParts {
  site: Site;
  built: BuiltSite | undefined;
  log: Logger;
  store?: Store;
  /** The owner's desk; by default that of the built site. Off without `OWNER_EMAIL`. */
  desk?: Desk | undefined;
  /** How long after its answer a sign-in has effects that a stranger could time. */
  laterMs?: LaterMs;
}

/** How long background work may take to stop, in milliseconds. With the last answers and the store it stays below ten seconds. */
const stopMs = 3000;

export function openStoreOf(env: Env): Promise<Store> {
  return openStore(
    env.DATABASE_URL ? { url: env.DATABASE_URL, timeoutMs: env.DATABASE_TIMEOUT_MS } : { file: env.STORE_FILE },
  );
}

/** The app with everything it owns, configured by the environment, started and stopped as one. */
export async function openBackend(
  env: Env,
  { site, built, log, store: given, desk: givenDesk, laterMs }: BackendParts,
) {
  const store = given ?? (await openStoreOf(env));
  if (store.newerMigrations.length > 0)
    log.warn(
      { migrations: store.newerMigrations },
      'the store was used by a newer release, which has only added to it',
    );
  await takeOverHeld(store.db);
  await applyErasures(store, env, log);
  const mailers = env.SMTP_URL ? openMailers(env.SMTP_URL) : undefined;
  const messageWriter = makeMessageWriter({ site, env, mail: mailers !== undefined });
  const secret = await serverSecret(store, env.TOKEN_SECRET);
  const listSync = listSyncOf(env, store, log);
  const outbox = makeOutbox({
    store,
    senders: { ...makeSenders({ mailers, env }), ...(listSync ? { 'list-server': listSync.send } : {}) },
    log,
    listChanged: listChangedOf(env),
    outages: makeOutages({ store, messageWriter, log }),
    retryMs: env.OUTBOX_RETRY_SECONDS * 1000,
    stopMs: stopMs - 500,
  });
  const tasks = [
    outbox,
    ...backgroundTasks({ env, store, site, built, messageWriter, secret, log }),
    ...(listSync ? [listSync] : []),
  ];
  const later = makeLater(
    (error) => log.error({ err: withoutValues(error) }, 'what a sign-in leads to failed'),
    laterMs,
  );
  const desk = env.OWNER_EMAIL ? (givenDesk ?? (built?.desk ? await loadDesk(built.desk) : undefined)) : undefined;
  return {
    app: createApp({ env, site, built, desk, log, store, secret, messageWriter, outbox, later }),
    store,
    start(): void {
      for (const task of tasks) task.start();
    },
    /** Stops the background work and closes the store; call it after the last response. */
    async stop(): Promise<void> {
      // Where the store does not answer, what is under way is given up: the next start does it.
      await withTimeout(
        stopMs,
        later.stop().then(() => Promise.all(tasks.map((task) => task.stop()))),
      ).catch(({ message }: Error) => log.warn({ reason: message }, 'stopped while background work was under way'));
      for (const mailer of Object.values(mailers ?? {})) mailer.close();
      await store.close();
    },
  };
}

/** Erases again who was erased, where the store was restored or an erasure was interrupted. */
async function applyErasures(store: Store, env: Env, log: Logger): Promise<void> {
  const { erased, unreadable } = (await erasuresOf(store, env)?.apply()) ?? { erased: 0, unreadable: 0 };
  if (erased > 0) log.info({ erased }, 'erased again what a restored store still held');
  if (unreadable > 0)
    log.error(
      { unreadable, file: erasuresFile(env) },
      'erasures cannot be applied again: they were noted with the key of another store',
    );
}

function listSyncOf(
  { LISTMONK_URL: url, LISTMONK_USER: user = '', LISTMONK_TOKEN: token = '', LISTMONK_LIST_ID: listId = 0 }: Env,
  store: Store,
  log: Logger,
): ListSync | undefined {
  return url ? makeListSync({ store, server: makeListmonk({ url, user, token, listId }), log }) : undefined;
}

/** Pools with a connection for each message that its lanes send at a time. */
const openMailers = (smtpUrl: string): Mailers => ({
  owner: makeMailer(smtpUrl, { connections: concurrency.owner }),
  signIn: makeMailer(smtpUrl, { connections: concurrency.signIn }),
  visitors: makeMailer(smtpUrl, { connections: concurrency.visitors + concurrency.visitorRetries }),
});
