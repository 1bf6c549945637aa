import type { DeskMoment, DeskPageNumbers } from './deskParts.ts';
import type { QuestionAside } from './kept.ts';

/** What the assistant could not answer, without anything personal, by what it understood. */
export interface QuestionsPage {
  kind: 'questions';
  groups: readonly DeskQuestionGroup[];
  /** The newest that were set aside. */
  aside: readonly (DeskQuestion & { count: number; how: QuestionAside })[];
  asideTotal: number;
  /** Questions that were not set aside. */
  total: number;
  page: DeskPageNumbers;
}

/** What was asked, in one wording. */
export interface DeskQuestion {
  /** Names the wording in a form. */
  id: string;
  words: string;
}

export interface DeskQuestionGroup {
  topic: string;
  /** Id of the card that was nearest; "unknown" where none was near. */
  card: string;
  /** Names of the records that were recognized. */
  about: readonly string[];
  count: number;
  last: DeskMoment;
  /** The newest wordings, each once. */
  questions: readonly DeskQuestion[];
  /** Wordings beside these. */
  more: number;
  /** The record an answer belongs into: its file, the list or the object in it, and what to paste there. */
  answer: { file: string; into: string; code: string };
  /** A `mailto:` address without a recipient that passes the group on. */
  mail: string;
}
