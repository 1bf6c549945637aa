import type { ConversationState } from '../../data/rules/owner/kept.ts';
import type { HandoverNotice, HandoverSender } from '../../data/rules/requests/handoverMessage.ts';
import type { Moment } from './moment.ts';

/** A conversation in the chat, from the moment on that its visitor asks for a person. */
export interface ConversationTable {
  /** UUID, made by the visitor's browser, so that one which is sent twice is one. */
  id: string;
  /** Hash of what the visitor's browser proves itself with. */
  secretHash: string;
  createdAt: Moment;
  changedAt: Moment;
  /** That of its last message. */
  number: number;
  state: ConversationState;
  /** Since when it waits for a person; the last time where it has waited more than once. */
  askedAt: Moment;
  /** When the visitor was told that nobody comes; null where it was not. */
  lateAt: Moment | null;
  /** When the owner was mailed that it waits; null where not since it has. */
  toldAt: Moment | null;
  /** When its visitor's page was last known to be open; null where it never was. */
  visitorSeenAt: Moment | null;
  /** Who has it at the desk, and which record of `people` the visitor sees. */
  takenBy: string | null;
  personId: string | null;
  page: string | null;
  summary: string | null;
  /** The request that the visitor left in it: both are erased as one. */
  leadId: string | null;
}

/** What was said, and what happened, in a conversation. */
export interface ConversationMessageTable {
  conversationId: string;
  /** Grows within a conversation, with gaps. */
  number: number;
  at: Moment;
  sender: HandoverSender;
  /** Of a notice its `HandoverNotice`. */
  text: string | HandoverNotice;
  /** Of a person's message, and of a notice about one, the record of `people`. */
  personId: string | null;
  /** Made by whoever wrote it: a message that is sent twice is one. */
  key: string | null;
}

/** Who answers chats, and whose line to the desk is open. */
export interface PresenceTable {
  email: string;
  personId: string | null;
  /** Until when they are on duty; 0 where they are not. */
  until: Moment;
  /** When their page of conversations was last heard of. */
  seenAt: Moment;
}
