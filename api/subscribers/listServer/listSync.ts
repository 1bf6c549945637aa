import type { Logger } from 'pino';
import { lowerCase } from '../../../data/rules/text/lowerCase.ts';
import type { Db, Store } from '../../db/open.ts';
import type { Moment, OutboxMessage } from '../../db/tables.ts';
import { isStoppedForAll, suppress } from '../../mail/suppression.ts';
import { makeRepeatedTask } from '../../tasks.ts';
import { endSubscription } from '../subscribers.ts';
import { queueListCall } from '../../mail/listChanged.ts';
import type { ListServer } from './listmonk.ts';

interface ListSyncParts {
  store: Pick<Store, 'db'>;
  server: ListServer;
  log: Logger;
}

const intervalMs = 15 * 60_000;
/** Calls that are queued in one run for subscribers of whom the server has never heard. */
const maxNew = 500;

/** Keeps the subscribers in step with a list server. */
export type ListSync = ReturnType<typeof makeListSync>;

export function makeListSync({ store: { db }, server, log }: ListSyncParts) {
  const now = Date.now;
  const onFailure = (reason: string) => log.error({ reason }, 'the list server could not be read');
  return { run, send, ...makeRepeatedTask(run, { intervalMs, onFailure }) };

  /** Sends a queued call: tells the server what holds of its address now. */
  async function send({ recipient: email }: Pick<OutboxMessage, 'recipient'>): Promise<void> {
    // Until nothing has changed meanwhile: another process may have told the server the opposite in between.
    for (let sent: Wanted | undefined; ; ) {
      const wanted = await wantedOf(db, email);
      if (wanted === sent) return;
      await server[wanted](email);
      sent = wanted;
    }
  }

  /** Takes over who has unsubscribed there, then queues calls about those of whom the server has never heard. */
  async function run(stopping?: AbortSignal): Promise<void> {
    const begun = now();
    for await (const emails of server.unsubscribed(stopping))
      for (const email of emails) await takeOver(lowerCase(email), begun);
    const heardOf = db.selectFrom('outbox').select('recipient').where('kind', '=', 'list-server');
    const unheard = await db
      .selectFrom('subscriber')
      .select('email')
      .where('status', 'in', ['active', 'left'])
      .where('email', 'not in', heardOf)
      .orderBy('createdAt')
      .limit(maxNew)
      .execute();
    for (const { email } of unheard) await queueListCall(db, email, now());
  }

  /** Ends a subscription that was ended there, unless it is the server that does not know of a newer wish yet. */
  function takeOver(email: string, begun: Moment): Promise<void> {
    return db.transaction().execute(async (transaction) => {
      const subscriber = await transaction
        .selectFrom('subscriber')
        .select('updatedAt')
        .where('email', '=', email)
        .where('status', '=', 'active')
        .executeTakeFirst();
      if (!subscriber || subscriber.updatedAt >= begun) return;
      const untold = await transaction
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', 'list-server')
        .where('recipient', '=', email)
        .where((is) => is.or([is('status', '!=', 'sent'), is('sentAt', '>=', begun)]))
        .limit(1)
        .executeTakeFirst();
      if (untold) return;
      const at = now();
      await endSubscription(transaction, email, at, server.origin);
      await suppress(transaction, email, 'left', at);
      log.info('somebody has unsubscribed at the list server');
    });
  }
}

type Wanted = 'subscribe' | 'unsubscribe' | 'block';

async function wantedOf(db: Db, email: string): Promise<Wanted> {
  if (await isStoppedForAll(db, email)) return 'block';
  const query = db.selectFrom('subscriber').select('status').where('email', '=', email);
  return (await query.executeTakeFirst())?.status === 'active' ? 'subscribe' : 'unsubscribe';
}
