import type { Moment } from './moment.ts';

/** What was asked for and typed to sign in to the owner's desk, for any address alike, so that it is counted for a day. */
export interface OwnerAskedTable {
  /** A keyed hash; the address itself is not in this table. */
  address: string;
  /** JSON: the moments of mails within the last hour. */
  mails: string;
  /** JSON: the moments of wrong codes within the last day. */
  tries: string;
  expiresAt: Moment;
}

/** A sign-in to the owner's desk that was asked for, until it is used or has expired. */
export interface OwnerSignInTable {
  id: string;
  /** The key in `ownerAsked`; empty for one that the command line printed. */
  address: string;
  /** In lower case; empty where nothing is mailed, to a stranger or too often, so that no code is right. */
  email: string;
  /** Hash of the cookie of the browser that asked; null for one that the command line printed. */
  browserHash: string | null;
  linkHash: string;
  codeHash: string;
  createdAt: Moment;
  expiresAt: Moment;
  /** Codes that were typed. */
  tries: number;
  usedAt: Moment | null;
}
