import type { ownerMessages } from '../../messages/owner.ts';

/** What the store keeps in one word, and the desk's pages show. */

export type LeadState = 'new' | 'answered' | 'won' | 'lost' | 'spam';

/** What can be corrected of a person's data, in a request of theirs. */
export const correctable = ['name', 'company', 'email', 'phone'] as const;
export type Correctable = (typeof correctable)[number];

/** What the audit log tells, by the name of its text. */
export type AuditedAction = keyof typeof ownerMessages.account.actions;

export type ConsentEvent = 'requested' | 'confirmed' | 'left' | 'quarantined' | 'lifted';

/** Why an address gets no mail. `left`: unsubscribed. `bounced`: a mail server refused the mailbox for good. `blocked`: the owner wants no mail sent there. */
export type SuppressionReason = 'left' | 'bounced' | 'blocked';

/** `waiting` for a person; `taken` by one; back with the `assistant`; `closed`. */
export type ConversationState = 'waiting' | 'taken' | 'assistant' | 'closed';

/** How a question is set aside: dealt with until it is asked again, or none of the provider's business. */
export type QuestionAside = 'done' | 'notOurs';

/** Of a breach of safeguards. `real`: significant harm to somebody is to be expected in a reasonable view. */
export type BreachRisk = 'real' | 'none';

/** How much is kept about a person, by kind. */
export type Traces = Readonly<
  Record<'leads' | 'calls' | 'conversations' | 'messages' | 'subscriptions' | 'consents' | 'suppressions', number>
>;
