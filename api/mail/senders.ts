import type { OutboxMessage } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { DeliveryError } from './deliveryError.ts';
import { kindsOf, type LaneName } from './lanes.ts';
import type { Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';
import { makeWebhook } from './webhook.ts';

/**
 * Sends a message of a kind; a kind without a sender waits in the outbox. It resolves when the receiver has accepted the
 * message and rejects with a `DeliveryError` otherwise, either within the 60 seconds of a lease.
 */
export type Senders = {
  [Kind in OutboxMessage['kind']]?: (message: OutboxMessage) => Promise<void>;
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

/** How long a first attempt to mail a visitor may take before the content leaves, in milliseconds; the next ones have more. */
const firstTryMs = 3000;

function mailSenders({ owner, signIn, visitors }: Mailers): Senders {
  return {
    ...sendersOf('owner', ({ payload }) => owner.send(parseMail(payload))),
    ...sendersOf('signIn', ({ payload }) => signIn.send(parseMail(payload))),
    ...sendersOf('visitors', ({ payload, attempts }) =>
      visitors.send(parseMail(payload), attempts > 1 ? undefined : firstTryMs),
    ),
  };
}

/** One for all kinds of a lane. */
const sendersOf = (lane: LaneName, send: (message: OutboxMessage) => Promise<void>): Senders =>
  Object.fromEntries(kindsOf(lane).map((kind) => [kind, async (message: OutboxMessage) => send(message)]));

function parseMail(payload: string): Mail {
  try {
    return JSON.parse(payload) as Mail;
  } catch {
    throw new DeliveryError('a payload that cannot be read', 'message');
  }
}
