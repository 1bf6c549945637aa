import type { HandoverNotice, HandoverSender } from '../requests/handoverMessage.ts';
import type { DeskMoment, DeskPageNumbers } from './deskParts.ts';
import type { ConversationState } from './kept.ts';

export interface DeskConversation {
  id: string;
  asked: DeskMoment;
  state: ConversationState;
  /** Who has it. */
  owner: string | null;
  /** Whether the visitor wrote last, to whoever is signed in. */
  unanswered: boolean;
  /** Whether it rings for a person right now. */
  ringing: boolean;
  /** Whether the visitor was told that nobody came. */
  isLate: boolean;
  /** Whether the visitor left contact details. */
  details: boolean;
  /** How long ago the visitor left the page; undefined for who is still there, and where nothing is awaited any more. */
  gone: string | undefined;
  page: string | null;
  /** That of the visitor's last message; 0 where there is none. */
  number: number;
  /** How the visitor's last message begins. */
  last: string;
}

/** Whether whoever is signed in answers chats, and under which name. */
export interface DeskDuty {
  /** As the provider's clock shows it; undefined off duty. */
  until: string | undefined;
  /** What the field shows, as hh:mm. */
  suggested: string;
  /** Set where the time that was given has passed today: the moment at which the clock shows it next. */
  passed: string | undefined;
  personId: string;
  people: readonly { id: string; label: string }[];
  others: readonly string[];
}

export interface ConversationsPage {
  kind: 'conversations';
  duty: DeskDuty;
  open: readonly DeskConversation[];
  closed: readonly DeskConversation[];
  page: DeskPageNumbers;
}

export interface ConversationPage {
  kind: 'conversation';
  duty: DeskDuty;
  conversation: DeskConversation & {
    mine: boolean;
    summary: string | null;
    request: { name: string; href: string } | undefined;
    /** The request that was left in it, of whatever state: erased with it, or kept. */
    left: { name: string; isErased: boolean } | undefined;
  };
  /** Characters of a message. */
  most: number;
  /** What was not sent, and why. */
  unsent?: { text: string; why: 'closed' | 'tooLong' } | undefined;
  messages: readonly {
    number: number;
    at: DeskMoment;
    sender: HandoverSender;
    text: string;
    notice: HandoverNotice | undefined;
    who: string;
  }[];
  /** Other visitors who are there. */
  others: readonly DeskConversation[];
  /** Identifies the message that is written next, so that a form which is sent twice says it once. */
  key: string;
}
