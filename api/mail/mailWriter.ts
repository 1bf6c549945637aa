import { randomUUID } from 'node:crypto';
import type { Moment, NewOutboxMessage } from '../db/tables.ts';
import type { Address, Mail } from './mail.ts';
import { type MailContent, layOut, type Sender } from './templates/layout.ts';

export interface Envelope {
  kind: NewOutboxMessage['kind'];
  to: Address;
  replyTo: Address;
  leadId?: string;
  /** Whether the mail answers a visitor's request, or reports to the owner. */
  auto: 'replied' | 'generated';
  headers?: Record<string, string>;
  calendar?: Mail['calendar'];
}

/** Lays out a mail and returns it as a row of the outbox. */
export type WriteMail = (content: MailContent, envelope: Envelope) => NewOutboxMessage[];

interface MailWriterParts {
  sender: Sender;
  from: Address;
  now: () => Moment;
}

export function makeMailWriter({ sender, from, now }: MailWriterParts): WriteMail {
  const host = new URL(sender.provider.origin).hostname;
  return (content, { kind, to, replyTo, leadId, auto, headers, calendar }) => {
    const id = randomUUID();
    const payload: Mail = {
      from,
      to,
      replyTo,
      ...layOut(content, sender),
      messageId: `<${id}@${host}>`,
      headers: { ...suppressAutoReplies(auto), ...headers },
      ...(calendar ? { calendar } : {}),
    };
    return [
      queuedMessage(
        { id, kind, leadId: leadId ?? null, recipient: to.address, payload: JSON.stringify(payload) },
        now(),
      ),
    ];
  };
}

/** Keeps vacation responders and the like from answering (RFC 3834; the second header is Microsoft's). */
const suppressAutoReplies = (auto: Envelope['auto']) => ({
  'Auto-Submitted': `auto-${auto}`,
  'X-Auto-Response-Suppress': 'All',
});

/** A new row of the outbox, due at once. */
export function queuedMessage(
  message: Pick<NewOutboxMessage, 'id' | 'kind' | 'leadId' | 'recipient' | 'payload'>,
  createdAt: Moment,
): NewOutboxMessage {
  return {
    ...message,
    createdAt,
    status: 'queued',
    attempts: 0,
    nextAttemptAt: createdAt,
    lockedUntil: 0,
    lastError: null,
    sentAt: null,
  };
}
