/**
 * What the owner's desk shows: the one interface between the service, which reads the store, and the bundle of `src/owner`,
 * which renders. Moments are formatted in the provider's time zone already.
 */

export interface DeskMoment {
  /** For programs: ISO 8601. */
  iso: string;
  text: string;
}

/** What every page of the desk has around its content. */
export interface DeskFrame {
  locale: string;
  /** The provider's name. */
  provider: string;
  /** The address of the style sheet. */
  sheet: string;
  /** Who is signed in, if anybody is. */
  owner?: string | undefined;
  /** Tells that a change was made. */
  done?: DeskNotice | undefined;
}

export type DeskNotice = 'saved' | 'ended' | 'endedAll' | 'signedOut' | 'erased';

/** Why a page does not show what was asked for. */
export type DeskProblem = 'notFound' | 'refused' | 'tooMany' | 'expired' | 'invalid' | 'unavailable';

export type DeskPage =
  | { kind: 'signIn'; mail: boolean; problem?: 'address' | undefined }
  | { kind: 'code'; problem?: 'wrong' | 'over' | undefined }
  | { kind: 'arrive'; token: string }
  /** Shown to a request that another site began: the browser sends a strict cookie with the next one only. */
  | { kind: 'continue'; path: string }
  | { kind: 'problem'; problem: DeskProblem }
  | AccountPage;

interface AccountPage {
  kind: 'account';
  sessions: readonly { id: string; began: DeskMoment; seen: DeskMoment; owner: string; current: boolean }[];
  audit: readonly { id: string; at: DeskMoment; owner: string; action: DeskAction; subject: string | null }[];
  page: DeskPageNumbers;
}

export interface DeskPageNumbers {
  number: number;
  count: number;
}

/** The bundle of `src/owner`. */
export interface DeskRenderer {
  /** A whole document. */
  render(page: DeskPage, frame: DeskFrame): string;
}

/** What the audit log tells, by the name of its text. */
export type DeskAction =
  | 'signedIn'
  | 'signedOut'
  | 'sessionEnded'
  | 'sessionsEnded'
  | 'stateChanged'
  | 'noteAdded'
  | 'noteRemoved'
  | 'leadsExported'
  | 'personExported'
  | 'personErased';
