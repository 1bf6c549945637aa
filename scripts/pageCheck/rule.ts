/** What a rule finds wrong. */
export interface Finding {
  element: Element;
  /** A short description, for example the word with its break: "Manufactu|ring". */
  what: string;
}

/** Something that must hold on every page, checked in the browser. Each rule is a file in `rules`. */
export interface PageRule {
  name: string;
  /** What must hold, in a sentence. */
  description: string;
  /** Checks the current page. May scroll and move the focus, and must change nothing else. */
  find(): Iterable<Finding> | Promise<Iterable<Finding>>;
}

/** A finding as it leaves the browser. */
export interface Fault {
  rule: string;
  /** The element, as a short selector with the beginning of its text. */
  element: string;
  what: string;
}
