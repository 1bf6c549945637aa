import type { OutboxMessage } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { DeliveryError } from './deliveryError.ts';
import type { Cancellation } from './cancellation.ts';
import type { Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';
import { makeWebhook } from './webhook.ts';

/**
 * Sends a message of a kind; a kind without a sender waits in the outbox. It resolves when the receiver has accepted the
 * message and rejects with a `DeliveryError` otherwise, either within 5 minutes, for which the outbox renews its lease. It
 * can be cancelled before anything of the message has left.
 */
export type Senders = {
  [Kind in OutboxMessage['kind']]?: (message: OutboxMessage, cancellation?: Cancellation) => Promise<void>;
};

/** Mailers with separate connections, so that mail to visitors, and to sign in, takes none from mail to the owner. */
export interface Mailers {
  owner: Mailer;
  signIn: Mailer;
  visitors: Mailer;
}

/** The senders that the configuration allows: mail with mailers, webhook calls with a URL. */
export function makeSenders({
  mailers,
  env,
}: {
  mailers: Mailers | undefined;
  env: Pick<Env, 'LEAD_WEBHOOK_URL' | 'LEAD_WEBHOOK_SECRET' | 'ALERT_WEBHOOK_URL'>;
}): Senders {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret, ALERT_WEBHOOK_URL: alerts } = env;
  const webhook = url && makeWebhook({ url, secret });
  const warn = alerts ? makeWebhook({ url: alerts }) : webhook;
  return {
    ...(mailers ? mailSenders(mailers) : {}),
    ...(webhook ? { webhook, 'webhook-alert': webhook } : {}),
    ...(warn ? { 'warning-call': warn } : {}),
  };
}

function mailSenders({ owner, signIn, visitors }: Mailers): Senders {
  const sendWith =
    (mailer: Mailer) =>
    async ({ payload }: OutboxMessage, cancellation?: Cancellation) =>
      mailer.send(parseMail(payload), cancellation);
  const toOwner = sendWith(owner);
  const toVisitor = sendWith(visitors);
  return {
    'owner-notification': toOwner,
    'owner-alert': toOwner,
    'quarantine-digest': toOwner,
    'owner-sign-in': sendWith(signIn),
    'owner-week': toOwner,
    'owner-warning': toOwner,
    'visitor-confirmation': toVisitor,
    checklist: toVisitor,
    'subscription-confirmation': toVisitor,
  };
}

function parseMail(payload: string): Mail {
  try {
    return JSON.parse(payload) as Mail;
  } catch {
    throw new DeliveryError('a payload that cannot be read', 'message');
  }
}
