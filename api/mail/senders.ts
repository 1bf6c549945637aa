import type { OutboxItem } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { DeliveryError } from './deliveryError.ts';
import type { Interruption } from './interruption.ts';
import type { Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';
import { makeWebhook } from './webhook.ts';

/**
 * What sends a message of a kind; a kind without one waits in the outbox. It resolves when the message is taken, throws
 * a `DeliveryError` otherwise, and does either within 5 minutes, for which the outbox renews its lease. It may be
 * broken off before anything of the message has left.
 */
export type Senders = {
  [Kind in OutboxItem['kind']]?: (item: OutboxItem, interruption?: Interruption) => Promise<void>;
};

/** Mailers with connections of their own, so that mail to visitors takes none from mail to the owner. */
export interface Mailers {
  owner: Mailer;
  visitors: Mailer;
}

/** Mails go through the mailers, leads to the webhook, where there is one. */
export function makeSenders({
  mailers,
  env,
}: {
  mailers: Mailers | undefined;
  env: Pick<Env, 'LEAD_WEBHOOK_URL' | 'LEAD_WEBHOOK_SECRET'>;
}): Senders {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = env;
  const webhook = url && makeWebhook({ url, secret });
  return {
    ...(mailers ? mailSenders(mailers) : {}),
    ...(webhook ? { webhook, 'webhook-alert': webhook } : {}),
  };
}

function mailSenders({ owner, visitors }: Mailers): Senders {
  const over =
    (mailer: Mailer) =>
    async ({ payload }: OutboxItem, interruption?: Interruption) =>
      mailer.send(read(payload), interruption);
  const toOwner = over(owner);
  const toVisitor = over(visitors);
  return {
    'owner-notification': toOwner,
    'owner-alert': toOwner,
    'quarantine-digest': toOwner,
    'visitor-confirmation': toVisitor,
    checklist: toVisitor,
    'subscription-confirmation': toVisitor,
  };
}

function read(payload: string): Mail {
  try {
    return JSON.parse(payload) as Mail;
  } catch {
    throw new DeliveryError('a payload that cannot be read', 'message');
  }
}
