import type { ownerHealthMessages } from '../../messages/ownerHealth.ts';
import type { DeskMoment, DeskPageNumbers } from './deskParts.ts';

/** Why a mail has not left, by the name of its text. */
export type DeskMailReason = keyof typeof ownerHealthMessages.reasons;

/** Whether everything works: what waits, what is kept safe, and what on the site needs a look. */
export interface HealthPage {
  kind: 'health';
  /** What needs the owner, in sentences that stand in the sections below as well. */
  needs: readonly DeskNeed[];
  /** When the last mail left; undefined where none has. */
  lastMail: DeskMoment | undefined;
  /** A `mailto:` address without a recipient that passes on what is for whoever maintains the site. */
  mail: string;
  mails: readonly {
    id: string;
    /** Whom or what it goes to. */
    to: string;
    state: 'queued' | 'parked';
    reason: DeskMailReason;
    /** As the other side said it; null where it was not tried. */
    said: string | null;
    at: DeskMoment;
    /** When it is tried next; undefined for one that is not. */
    next: DeskMoment | undefined;
    /** Whether it can be tried again. */
    again: boolean;
  }[];
  mailsTotal: number;
  page: DeskPageNumbers;
  /** Since when nothing is deleted by age, because the clock seems to be wrong. */
  clock: DeskMoment | undefined;
  backup: { how: 'checked' | 'noted' | 'none'; at: DeskMoment; size: string | undefined; late: boolean };
  disk: { free: string; share: string; low: boolean };
  /** Statements about the provider that nobody has confirmed, with what is missing of each. */
  unconfirmed: readonly { name: string; says: string }[];
  /** What buyers look for and the site cannot show. */
  missingProof: readonly { name: string; says: string }[];
  /** What legal pages wait for, with the page. */
  legal: readonly { name: string; href: string; says: string }[];
  /** `where` is the record; the title and the page are those of an article. */
  lapsing: readonly {
    where: string;
    title: string;
    href: string | undefined;
    words: string;
    until: string;
    over: boolean;
  }[];
  /** How fast pages were for three of four visitors; undefined where nothing is measured. */
  vitals: readonly DeskVitals[] | undefined;
}

export type DeskNeed = 'mails' | 'backup' | 'disk' | 'clock' | 'lapsing';

export interface DeskVitals {
  /** The kind of page, in words. */
  page: string;
  visits: number;
  values: readonly { metric: 'lcp' | 'inp' | 'cls'; text: string; slow: boolean }[];
}
