import type { OutboxItem } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { refusedForGood } from './deliveryError.ts';
import type { Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';
import { makeWebhook } from './webhook.ts';

/**
 * What sends a message of a kind; a kind without one waits in the outbox. It resolves when the message is taken, throws
 * a `DeliveryError` otherwise, and does either well within the outbox's lease of 5 minutes.
 */
export type Senders = { [Kind in OutboxItem['kind']]?: (item: OutboxItem) => Promise<void> };

/** Mails go through the mailer, leads to the webhook, where there is one. */
export function makeSenders({ mailer, env }: { mailer: Mailer | undefined; env: Pick<Env, 'LEAD_WEBHOOK_URL' | 'LEAD_WEBHOOK_SECRET'> }): Senders {
  const mail = mailer && (async ({ payload }: OutboxItem) => mailer.send(read(payload)));
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = env;
  return {
    ...(mail ? { 'owner-notification': mail, 'visitor-confirmation': mail, checklist: mail, 'subscription-confirmation': mail, 'quarantine-digest': mail } : {}),
    ...(url ? { webhook: makeWebhook({ url, secret }) } : {}),
  };
}

function read(payload: string): Mail {
  try {
    return JSON.parse(payload) as Mail;
  } catch {
    throw refusedForGood('a payload that cannot be read');
  }
}
