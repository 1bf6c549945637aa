/** What a rule finds wrong. */
export interface Finding {
  element: Element;
  /** In a few words: "Manufactu|ring". */
  what: string;
}

/** One thing that must hold on every page, looked at in the browser: one rule a file, in `rules`. */
export interface PageRule {
  name: string;
  /** What must hold, in a sentence. */
  description: string;
  /** Looks at the page as it is. May scroll and focus; leaves nothing else changed. */
  find(): Iterable<Finding> | Promise<Iterable<Finding>>;
}

/** A finding as it leaves the browser. */
export interface Fault {
  rule: string;
  /** The element, as a short selector with the beginning of its text. */
  element: string;
  what: string;
}
