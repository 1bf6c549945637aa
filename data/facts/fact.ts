/** The relation of a fact to its subject. */
export type FactAttribute =
  /** What the subject is or does. */
  | 'about'
  /** One item that is done, supplied or included. */
  | 'includes'
  /** One item that is not done, supplied or included. */
  | 'excludes'
  /** The schedule of a service. */
  | 'steps'
  /** A benefit for the client. */
  | 'benefit'
  /** A requirement of a law or a supervisory body. */
  | 'rule'
  /** Software and machines of an industry, or products that the provider works with. */
  | 'systems'
  | 'definition'
  /** The answer to a question on a page. */
  | 'answer'
  /** A section of an article. */
  | 'advice'
  /** A section of a legal page. */
  | 'terms'
  /** A downloadable file, or an item of a checklist. */
  | 'download'
  /** Travel to a location, and its districts. */
  | 'reach'
  | 'districts';

/** A page of the site, or a section of one. */
export interface FactPage {
  title: string;
  href: string;
}

/** A statement of the site that is complete without its context. */
export interface Fact {
  id: string;
  /** Kind and id of the record it is about, for example "service:data-backup" or "plan:essential". */
  subject: string;
  attribute: FactAttribute;
  /** Whether the statement is affirmative; `false` for what is not done. */
  value: boolean;
  /** Text for the search besides the statement: a question, a heading or keywords. */
  title: string;
  keywords?: string;
  /** Further words that visitors use for it. */
  askedAs?: string;
  /** The answer, in complete sentences. */
  text: string;
  /** The text with what it is about, where it is a note below a title and no sentence of its own. */
  stated?: string;
  page: FactPage;
}
