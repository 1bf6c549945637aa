import type { DeskMoment, DeskPageNumbers } from './deskParts.ts';
import type { ConsentEvent, SuppressionReason } from './kept.ts';

/** `active` is confirmed, `pending` waits for its confirmation, `left` has unsubscribed; `bounced` whatever it was before. */
export type DeskSubscriberState = 'active' | 'pending' | 'left' | 'bounced';

/** What a record of consent has for the page, where a subscription was ended at the desk. */
export const deskPage = '/owner';

/** Why the owner takes an address off the list. */
export type DeskLiftReason = 'asked' | 'works' | 'mistake';

export interface SubscribersPage {
  kind: 'subscribers';
  subscribers: readonly {
    id: string;
    email: string;
    state: DeskSubscriberState;
    /** Oldest first. */
    consents: readonly { event: ConsentEvent; at: DeskMoment; page: string | null; wording: string }[];
  }[];
  filter: { search: string; state: DeskSubscriberState | undefined };
  total: number;
  /** How many are in each state, whatever is searched for. */
  states: readonly { state: DeskSubscriberState; count: number }[];
  /** The wording that is shown now; earlier ones are in the history of the data. */
  wording: { version: string; text: string };
  /** Whether subscribers are kept in step with a list server. */
  listServer: boolean;
  /** The newest who asked for the checklist. */
  checklist: readonly { id: string; email: string; at: DeskMoment }[];
  page: DeskPageNumbers;
}

export interface SuppressionPage {
  kind: 'suppression';
  entries: readonly {
    /** The key of the address, which stays after an erasure. */
    address: string;
    email: string | null;
    reason: SuppressionReason;
    at: DeskMoment;
  }[];
  search: string;
  total: number;
  /** The address that was typed. */
  email: string;
  problem?: 'address' | undefined;
  page: DeskPageNumbers;
}
