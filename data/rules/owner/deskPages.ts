import type { DeskMoment, DeskPageNumbers } from './deskParts.ts';
import type { DeskNotice, DeskProblem } from './deskNotices.ts';
import type { BookingPage, BookingsPage } from './bookingPages.ts';
import type { BreachesPage } from './breachesPage.ts';
import type { ConversationPage, ConversationsPage } from './conversationPages.ts';
import type { HealthPage } from './healthPage.ts';
import type { AuditedAction, Correctable, LeadState } from './kept.ts';
import type { ErasedPage, PrivacyPage } from './privacyPages.ts';
import type { QuestionsPage } from './questionsPage.ts';
import type { SubscribersPage, SuppressionPage } from './subscriberPages.ts';

/**
 * What the owner's desk shows: the one interface between the service, which reads the store, and the bundle of `src/owner`,
 * which renders. Moments are formatted in the provider's time zone already.
 */

/** What every page of the desk has around its content. */
export interface DeskFrame {
  locale: string;
  /** The provider's name. */
  provider: string;
  /** The address of the style sheet. */
  sheet: string;
  /** Whether visitors can book times. */
  bookings: boolean;
  /** Who is signed in, if anybody is. */
  owner?: string | undefined;
  /** Tells that a change was made. */
  done?: DeskNotice | undefined;
  /** Whom the change was about, and where the record is. */
  who?: { name: string; href?: string } | undefined;
  /** What waits, beside the names of the sections; undefined before signing in. */
  counts?: { new: number; overdue: number; heldBack: number; waiting: number; unanswered: number } | undefined;
  /** The address of the script, on pages that have one. */
  script?: string | undefined;
}

export type DeskPage =
  /** @property next the page of the desk that was asked for; empty for its start */
  | { kind: 'signIn'; mail: boolean; email: string; next: string; problem?: 'address' | undefined }
  /** @property again when a new mail is sent for certain */
  | { kind: 'code'; email: string; next: string; again: DeskMoment; problem?: 'wrong' | 'over' | undefined }
  | { kind: 'arrive'; token: string; next: string }
  /** Shown to a request that another site began: the browser sends a strict cookie with the next one only. */
  | { kind: 'continue'; path: string }
  | { kind: 'problem'; problem: DeskProblem; next?: string; kept?: DeskKeptNote | undefined }
  | RequestsPage
  | RequestPage
  | HeldBackPage
  | SubscribersPage
  | SuppressionPage
  | PrivacyPage
  | ErasedPage
  | AccountPage
  | HealthPage
  | BreachesPage
  | QuestionsPage
  | ConversationsPage
  | ConversationPage
  | BookingsPage
  | BookingPage;

/** What the component of a kind of page gets. */
export interface DeskPageProps<Kind extends DeskPage['kind']> {
  frame: DeskFrame;
  page: Extract<DeskPage, { kind: Kind }>;
}

/** A note that was typed and not taken, because the session had ended or the store did not answer. */
interface DeskKeptNote {
  action: string;
  text: string;
  /** What else was chosen in the form, by the names of its fields. */
  others: readonly (readonly [name: string, value: string])[];
}

interface AccountPage {
  kind: 'account';
  sessions: readonly {
    id: string;
    began: DeskMoment;
    seen: DeskMoment;
    owner: string;
    device: string | null;
    current: boolean;
  }[];
  audit: readonly {
    id: string;
    at: DeskMoment;
    owner: string;
    action: AuditedAction;
    subject: string | null;
    /** Where the record is that it was done to, or its proof. */
    link?: { href: string; text: string } | undefined;
    /** Between which states a request was changed; undefined for changes from before this was kept. */
    states?: { from: LeadState; to: LeadState } | undefined;
    /** What was corrected of a person's data. */
    fields?: readonly Correctable[] | undefined;
  }[];
  page: DeskPageNumbers;
}

/** The bundle of `src/owner`. */
export interface DeskRenderer {
  /** A whole document. */
  render(page: DeskPage, frame: DeskFrame): string;
}

/** How long a request has waited, or waited for its answer. */
export interface DeskWait {
  /** A duration, such as "3 hours". */
  text: string;
  answered: boolean;
  /** Whether the time is, or was, longer than what visitors are promised. */
  late: boolean;
  /** Until when an answer is promised; undefined where nothing is. */
  due?: DeskMoment | undefined;
}

/** That of a request with a booked call that the owner has said nothing of. */
type DeskCallState = 'booked' | 'callCancelled';

/** When something was received. */
export type DeskPeriod = 'thisWeek' | 'thisMonth' | 'lastMonth';

/** Which requests are shown. */
export interface DeskRequestFilter {
  search: string;
  state: LeadState | DeskCallState | 'overdue' | undefined;
  service: string;
  period: DeskPeriod | undefined;
  /** Days that narrow the period further, as yyyy-mm-dd, the first one first; empty where it is open. */
  from: string;
  to: string;
}

interface DeskRequest {
  id: string;
  at: DeskMoment;
  name: string;
  company: string;
  /** The label of the service in the contact form. */
  service: string;
  state: LeadState;
  /** The same in words; of a booked call its time. */
  stands: string;
  /** Undefined of spam and of booked calls. */
  wait: DeskWait | undefined;
}

interface RequestsPage {
  kind: 'requests';
  /** `noted`: there are notes. */
  requests: readonly (DeskRequest & { beginning: string; noted: boolean })[];
  filter: DeskRequestFilter;
  services: readonly { id: string; label: string }[];
  /** How many are in each state, and overdue, of what else the filter finds; overdue is undefined where nothing is promised. */
  counts: Readonly<Record<LeadState | DeskCallState, number>> & { overdue: number | undefined };
  /** From which pages most of a period came; undefined where none is chosen, and null of a page that is not known. */
  pages: readonly { page: string | null; count: number }[] | undefined;
  total: number;
  /** What to search for instead, where nothing was found: names that are spelled alike. */
  alike: readonly string[];
  /** What the words of the search are found in as well, beside what is shown. */
  elsewhere: { others: number; spam: number; heldBack: number };
  page: DeskPageNumbers;
}

interface RequestPage {
  kind: 'request';
  request: DeskRequest & { email: string; phone: string; page: string | null };
  /** What the visitor wrote, or the lines of the quote that was asked for. */
  message: string;
  quote: readonly { label: string; value: string }[];
  /** What the assistant recognizes in the message. */
  understood: readonly string[];
  /** The time that was booked with it. */
  booking?: { id: string; text: string } | undefined;
  /** The id of the conversation that it was left in. */
  conversation?: string | undefined;
  /** A `mailto:` address with subject and text. */
  answer: string;
  /** The same to ask for a review; undefined where nothing was won, or there is no address for reviews. */
  askReview?: string | undefined;
  /** A `tel:` address; undefined where the number cannot be dialled. */
  call: string | undefined;
  /** Who set the state, and when; undefined where nobody has, or it is not known. */
  changed?: { at: DeskMoment; owner: string } | undefined;
  /** What was corrected; the newest first. */
  corrections: readonly { id: string; at: DeskMoment; owner: string; fields: readonly Correctable[] }[];
  /** What was typed to correct it, and is not right. */
  typed?: Readonly<Record<Correctable, string>> | undefined;
  /** The query of the list that led here, and of every form, so that the way back finds it. */
  list: string;
  /** The newest other requests of the same person; `href` leads to each. */
  others: readonly { id: string; href: string; name: string; at: DeskMoment; stands: string }[];
  othersTotal: number;
  notes: readonly { id: string; at: DeskMoment; owner: string; text: string }[];
  mails: readonly { id: string; kind: string; state: 'sent' | 'queued' | 'parked'; at: DeskMoment }[];
}

interface HeldBackPage {
  kind: 'heldBack';
  search: string;
  alike: readonly string[];
  requests: readonly (Pick<DeskRequest, 'id' | 'at' | 'name' | 'company' | 'service'> & {
    email: string;
    phone: string;
    message: string;
    reason: string;
  })[];
  total: number;
  page: DeskPageNumbers;
  signUps: readonly { id: string; at: DeskMoment; email: string; list: 'newsletter' | 'checklist'; reason: string }[];
  signUpsTotal: number;
}
