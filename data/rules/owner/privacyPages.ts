import type { DeskMoment } from './deskParts.ts';
import type { Traces } from './kept.ts';

/** A person, by address, name or telephone number. */
export interface PrivacyPage {
  kind: 'privacy';
  /** Days after which records are deleted; undefined where they are not. */
  retentionDays: number | undefined;
  /** What was typed: an address, a name or a telephone number; or who was found. */
  typed: string;
  /** By what the one who was found is exported and erased. */
  key?: string;
  /** `over`: the address of the page is too old. */
  problem?: 'empty' | 'over' | 'sure' | undefined;
  found?: Traces | undefined;
  /** The requests that `found` counts. */
  requests?: readonly { at: DeskMoment; text: string }[] | undefined;
  /** Calls that are still to come: they are cancelled before anything is erased, so that the person is told. */
  calls?: readonly { id: string; at: DeskMoment }[] | undefined;
  /** Who may be meant, where no address was typed. */
  people?: readonly DeskPerson[] | undefined;
  /** What to search for instead, where nobody was found. */
  alike?: readonly string[] | undefined;
  /** Requests under other addresses that are probably of the same person, and who sent them. */
  others?: { total: number; people: readonly DeskPerson[] } | undefined;
}

export interface DeskPerson {
  key: string;
  /** Empty of somebody who has only signed up. */
  name: string;
  /** One of the two may be empty. */
  email: string;
  phone: string;
  last: DeskMoment;
}

/** The proof of an erasure. */
export interface ErasedPage {
  kind: 'erased';
  at: DeskMoment;
  /** To be said on the phone. */
  reference: string;
  erased: Traces;
  left: Traces;
  /** Whether it can still be read in the files of the store, because others read them. */
  cleaning: boolean;
  /** Requests under other addresses, when it was erased, and the newest of each address that is still there. */
  others?: { total: number; kept: readonly { id: string; at: DeskMoment }[] } | undefined;
  /** The keyed hash of the address in the list of erasures. */
  code: string | undefined;
  /** What to tell the person, and a `mailto:` address with it. */
  letter: string;
  mail: string;
  /** Whether it has the recipient: on the first time alone, because the address is not kept. */
  addressed: boolean;
}
