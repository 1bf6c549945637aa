import type { OutboxMessage } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { DeliveryError } from './deliveryError.ts';
import { kindsOf } from './lanes.ts';
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

const mailLanes = ['owner', 'signIn', 'visitors'] as const;
type MailLane = (typeof mailLanes)[number];

/** Mailers with separate connections, so that mail to visitors, and to sign in, takes none from mail to the owner. */
export type Mailers = Record<MailLane, Mailer>;

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

function mailSenders(mailers: Mailers): Senders {
  const senderOf =
    (lane: MailLane) =>
    async ({ payload, attempts }: OutboxMessage): Promise<void> =>
      mailers[lane].send(parseMail(payload), lane === 'visitors' && attempts <= 1 ? firstTryMs : undefined);
  return Object.fromEntries(mailLanes.flatMap((lane) => kindsOf(lane).map((kind) => [kind, senderOf(lane)])));
}

function parseMail(payload: string): Mail {
  try {
    return JSON.parse(payload) as Mail;
  } catch {
    throw new DeliveryError('a payload that cannot be read', 'message');
  }
}
