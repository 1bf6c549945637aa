import type { DeskMoment, DeskPageNumbers } from './deskParts.ts';

/** How a group is set aside: dealt with until it is asked again, or none of the provider's business. */
export type DeskQuestionAside = 'done' | 'notOurs';

/** What the assistant could not answer, without anything personal, by what it understood. */
export interface QuestionsPage {
  kind: 'questions';
  groups: readonly DeskQuestionGroup[];
  /** Groups that were set aside, newest first. */
  aside: readonly (Pick<DeskQuestionGroup, 'topic' | 'about' | 'count' | 'questions'> & { how: DeskQuestionAside })[];
  /** Questions in the groups that were not set aside. */
  total: number;
  page: DeskPageNumbers;
}

export interface DeskQuestionGroup {
  /** Names the group in a form. */
  topic: string;
  /** The intent that was nearest; "unknown" where none was near. */
  intent: string;
  /** Names of the records that were recognized. */
  about: readonly string[];
  count: number;
  last: DeskMoment;
  /** The newest wordings, each once. */
  questions: readonly string[];
  /** The record an answer belongs into: its file, the list or the object in it, and what to paste there. */
  answer: { file: string; into: string; code: string };
  /** A `mailto:` address without a recipient that passes the group on. */
  mail: string;
}
