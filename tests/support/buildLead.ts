import { randomUUID } from 'node:crypto';
import type { BreachTable, HeldSignUpTable } from '#api/db/ownerTables.ts';
import type { Lead, OutboxMessage } from '#api/db/tables.ts';

/** What the contact form of the small site sends. */
export const contactRequest = {
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  email: 'ada@engines.example',
  phone: '416-555-0100',
  service: 'support',
  message: 'Our printer prints in reverse.',
};

/** A lead of the contact form. */
export function buildLead(facts: Partial<Lead> = {}): Lead {
  const own = { id: randomUUID(), createdAt: 1_760_000_000_000, spamReason: null, idempotencyKey: null };
  return { ...own, status: 'new', kind: 'contact', ...contactRequest, page: '/contact', ...facts };
}

/** A sign-up in quarantine. */
export const buildHeldSignUp = (facts: Partial<HeldSignUpTable> = {}): HeldSignUpTable => ({
  id: randomUUID(),
  createdAt: 1_760_000_000_000,
  kind: 'checklist',
  email: 'bob@engines.example',
  payload: '{"subject":"The checklist"}',
  reason: 'a field that no person sees was filled in',
  ...facts,
});

/** A record of a breach. */
export const buildBreach = (facts: Partial<BreachTable> = {}): BreachTable => ({
  id: randomUUID(),
  day: '2025-10-09',
  what: 'A laptop was stolen.',
  whom: 'Twelve people who wrote to us',
  risk: 'none',
  why: 'Its disk is encrypted.',
  told: 'Nobody',
  createdAt: 1_760_000_000_000,
  changedAt: 1_760_000_000_000,
  ...facts,
});

/** A queued message of the outbox. */
export function buildOutboxMessage(facts: Partial<OutboxMessage> = {}): OutboxMessage {
  return {
    id: randomUUID(),
    kind: 'owner-notification',
    leadId: null,
    createdAt: 1_760_000_000_000,
    recipient: 'owner@northshore.example',
    payload: '{"subject":"A lead"}',
    status: 'queued',
    attempts: 0,
    nextAttemptAt: 0,
    lockedUntil: 0,
    lastError: null,
    sentAt: null,
    ...facts,
  };
}
