import type Koa from 'koa';
import type { Logger } from 'pino';
import type { Site } from '../data/rules/schema/site.ts';
import { createApp } from './app.ts';
import { makeQuestions } from './questions/questions.ts';
import { openStore, type Store } from './db/open.ts';
import { serverSecret } from './db/serverSecret.ts';
import type { Env } from './env.ts';
import { makeLateNotices } from './handover/queueNotice.ts';
import { type LaterMs, makeLater } from './later.ts';
import { withoutValues } from './log.ts';
import { erasuresFile, erasuresOf } from './privacy/erasures.ts';
import { makeDigest } from './leads/digest.ts';
import { makeRetention } from './privacy/retention.ts';
import { makeScrubbing } from './privacy/scrubbing.ts';
import { countFailure, makeFailureCounter } from './mail/failureCounter.ts';
import { takeOverHeld } from './mail/heldSignUps.ts';
import { concurrency } from './mail/lanes.ts';
import { makeMailer } from './mail/mailer.ts';
import { makeMessageWriter } from './mail/makeMessageWriter.ts';
import { makeOwnerReports } from './mail/ownerReports.ts';
import { makeOutbox } from './mail/outbox.ts';
import { makeOutages } from './mail/outages.ts';
import { suppressBounced } from './mail/queue.ts';
import { makeRecipientCleanup } from './mail/enqueue.ts';
import { type Mailers, makeSenders } from './mail/senders.ts';
import { makeGuards } from './middleware/guards.ts';
import { makeOwnerTasks } from './owner/ownerTasks.ts';
import { type Desk, loadDesk } from './static/loadDesk.ts';
import type { BuiltSite } from './static/siteFiles.ts';
import { noListServer, queueListCall } from './subscribers/listServer/listChanged.ts';
import { makeListmonk } from './subscribers/listServer/listmonk.ts';
import { type ListSync, makeListSync } from './subscribers/listServer/listSync.ts';
import { confirmDays } from './subscribers/tokens.ts';
import { makeRepeatedTask, type RepeatedTask } from './repeatedTask.ts';
import { withTimeout } from './withTimeout.ts';

/** The app with everything it owns, configured by the environment, started and stopped as one. */
export interface Backend {
  app: Koa;
  store: Store;
  /** Starts the background work: the outbox, its clean-up, the quarantine's digest and retention. */
  start(): void;
  /** Stops the background work and closes the store; call it after the last response. */
  stop(): Promise<void>;
}

interface BackendParts {
  site: Site;
  built: BuiltSite | undefined;
  log: Logger;
  /** An open store; by default the environment's is opened. */
  store?: Store;
  /** The owner's desk; by default that of the built site. Off without `OWNER_EMAIL`. */
  desk?: Desk | undefined;
  /** How long after its answer a sign-in has effects that a stranger could time. */
  laterMs?: LaterMs;
}

/** How long background work may take to stop, in milliseconds. With the last answers and the store it stays below ten seconds. */
const stopMs = 3000;

/** Opens the store that the environment names, with all migrations. */
export function openStoreOf(env: Env): Promise<Store> {
  return openStore(
    env.DATABASE_URL ? { url: env.DATABASE_URL, timeoutMs: env.DATABASE_TIMEOUT_MS } : { file: env.STORE_FILE },
  );
}

/** Opens the store, applies noted erasures and composes the service. */
export async function openBackend(
  env: Env,
  { site, built, log, store: given, desk: givenDesk, laterMs }: BackendParts,
): Promise<Backend> {
  const store = given ?? (await openStoreOf(env));
  if (store.newerMigrations.length > 0)
    log.warn(
      { migrations: store.newerMigrations },
      'the store was used by a newer release, which has only added to it',
    );
  await takeOverHeld(store.db);
  await applyErasures(store, env, log);
  const secret = await serverSecret(store, env.TOKEN_SECRET);
  const mailers = env.SMTP_URL ? openMailers(env.SMTP_URL) : undefined;
  const messageWriter = makeMessageWriter({ site, env, mail: mailers !== undefined, confirmDays });
  const failures = makeFailureCounter();
  const listSync = listSyncOf(env, store, log);
  const listChanged = listSync ? queueListCall : noListServer;
  const outbox = makeOutbox({
    store,
    senders: { ...makeSenders({ mailers, env }), ...(listSync ? { 'list-server': listSync.send } : {}) },
    log,
    async noteBounce(transaction, email, at) {
      await suppressBounced(transaction, email, at);
      await listChanged(transaction, email, at);
    },
    outages: makeOutages({ store, messageWriter, log }),
    onFailure: (labels) => countFailure(failures, labels),
    retryMs: env.OUTBOX_RETRY_SECONDS * 1000,
    stopMs: stopMs - 500,
  });
  const isPage = (path: string) => built?.file(path)?.extension === '.html';
  const tasks = [
    outbox,
    makeRetention({ store, days: env.RETENTION_DAYS, log }),
    makeScrubbing({ store, log }),
    makeDigest({ store, messageWriter, site, hour: env.DIGEST_HOUR, log }),
    makeOwnerTasks({ store, site, env, mail: mailers !== undefined, isPage, log }),
    makeRecipientCleanup({ store, log }),
    ...[...lateNotices(store, env, site, log), ...erasureDumps(store, env, log)],
    ...(listSync ? [listSync] : []),
  ];
  const questions = makeQuestions(store, log);
  const desk = env.OWNER_EMAIL ? (givenDesk ?? (built?.desk && (await loadDesk(built.desk)))) : undefined;
  const later = makeLater(
    (error) => log.error({ err: withoutValues(error) }, 'what a sign-in leads to failed'),
    laterMs,
  );
  const app = createApp({
    later,
    desk,
    questions,
    site,
    built,
    log,
    store,
    messageWriter,
    outbox,
    listChanged,
    guards: makeGuards({ env, store, site, secret, log }),
    secret,
    env,
    failures,
  });
  return {
    app,
    store,
    start() {
      for (const task of tasks) task.start();
    },
    async stop() {
      await giveUpLate(
        later.stop().then(() => Promise.all([...tasks.map((task) => task.stop()), questions.settle()])),
        log,
      );
      for (const mailer of Object.values(mailers ?? {})) mailer.close();
      await store.close();
    },
  };
}

/** Where the store does not answer, what is under way is given up: the next start does it. */
const giveUpLate = (stopped: Promise<unknown>, log: Logger) =>
  withTimeout(stopMs, stopped).catch(({ message }: Error) =>
    log.warn({ reason: message }, 'stopped while background work was under way'),
  );

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

/** Keeps the file of erasures, which outlives a restore of the database, in step with what other machines have erased. */
function erasureDumps(store: Store, env: Env, log: Logger): RepeatedTask[] {
  const erasures = env.DATABASE_URL ? erasuresOf(store, env) : undefined;
  const onFailure = (reason: string) => log.error({ reason }, 'the list of erasures could not be written to its file');
  return erasures ? [makeRepeatedTask(erasures.dump, { intervalMs: 3_600_000, onFailure })] : [];
}

/** Tells the owner of visitors who asked for a person a moment after another. */
function lateNotices(store: Store, env: Env, site: Site, log: Logger): RepeatedTask[] {
  if (!env.OWNER_EMAIL) return [];
  const reports = makeOwnerReports({ site, env, mail: env.SMTP_URL !== undefined });
  return [makeLateNotices(store, reports.forConversations, log)];
}

/** The list server of the environment, if there is one. */
function listSyncOf(
  { LISTMONK_URL: url, LISTMONK_USER: user = '', LISTMONK_TOKEN: token = '', LISTMONK_LIST_ID: listId = 0 }: Env,
  store: Store,
  log: Logger,
): ListSync | undefined {
  return url ? makeListSync({ store, server: makeListmonk({ url, user, token, listId }), log }) : undefined;
}

/** Pools with a connection for each message that its lanes send at a time. */
function openMailers(smtpUrl: string): Mailers {
  return {
    owner: makeMailer(smtpUrl, { connections: concurrency.owner }),
    signIn: makeMailer(smtpUrl, { connections: concurrency.signIn }),
    visitors: makeMailer(smtpUrl, { connections: concurrency.visitors + concurrency.visitorRetries }),
  };
}
