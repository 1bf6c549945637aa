/** Who wrote a line of a conversation; a notice tells what happened. */
export type HandoverSender = 'visitor' | 'assistant' | 'person' | 'notice';

/**
 * What happened: a person was asked for while one was there, or while nobody was; nobody has come; a person took the conversation, has
 * lost the line while another is there or nobody is, gave it back to the assistant or ended it; the visitor ended it, or left a way to be reached.
 */
export const handoverNotices = [
  'asked',
  'nobody',
  'late',
  'taken',
  'away',
  'alone',
  'returned',
  'closed',
  'ended',
  'reachable',
] as const;
export type HandoverNotice = (typeof handoverNotices)[number];

/** A line of a conversation, as its visitor's stream sends it. */
export interface HandoverMessage {
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  sender: HandoverSender;
  /** Of a notice its `HandoverNotice`. */
  text: string;
  /** Of a person: the name and the role, where a record has them. */
  name?: string;
  role?: string;
  /** That of whoever sent it. */
  key?: string;
}

/** `data` of `GET /api/handover`: who is there to answer. Times are as the provider's clock shows them. */
export interface HandoverPresence {
  here: boolean;
  name?: string;
  role?: string;
  until?: string;
  /** When a person is next there; missing where nobody knows. */
  next?: { day: string; time: string };
  /** Where a time is picked, if that is offered. */
  pickTime?: string;
}

/** Characters of a message to a person, and messages before it. */
export const handoverLimits = { text: 2000, said: 8000, conversation: 60, summary: 1000 } as const;
