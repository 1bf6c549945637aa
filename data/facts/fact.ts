/** What a fact says of its subject. */
export type FactAttribute =
  /** What the subject is or does. */
  | 'about'
  /** One thing that is done, supplied or included. */
  | 'includes'
  /** One thing that is not done. */
  | 'excludes'
  /** What happens when, in the course of a service. */
  | 'steps'
  /** What the client gains. */
  | 'benefit'
  /** What a law or a body asks for. */
  | 'rule'
  /** Programs and machines of an industry, or products that the provider works with. */
  | 'systems'
  | 'definition'
  /** The answer to a question that a page asks. */
  | 'answer'
  /** A section of an article. */
  | 'advice'
  /** A section of a legal page. */
  | 'terms'
  /** A file to download, and a point of a checklist. */
  | 'download'
  /** How a place is reached, and which parts of it are served. */
  | 'reach'
  | 'districts';

/** A page of the site, or a section of one. */
export interface FactPage {
  title: string;
  href: string;
}

/** A statement of the site that can be said by itself. */
export interface Fact {
  id: string;
  /** Kind and id of the record it is about, such as "service:data-backup" or "plan:essential". */
  subject: string;
  attribute: FactAttribute;
  /** Whether it says that something is so; `false` for what is not done. */
  value: boolean;
  /** What it is found by besides its text: a question, a heading, keywords. */
  title: string;
  keywords?: string;
  /** Words that visitors use for it. */
  askedAs?: string;
  /** Complete sentences that answer. */
  text: string;
  page: FactPage;
}
