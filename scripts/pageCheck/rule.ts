/** What a rule finds wrong. */
export interface Finding {
  element: Element;
  /** A short description, for example the word with its break: "Manufactu|ring". */
  what: string;
}

/** Something that must hold on every page, checked in the browser. Each rule is a file in `rules`. */
interface PageRule {
  name: string;
  /** What must hold, in a sentence. */
  description: string;
}

export interface FindingRule extends PageRule {
  /** Checks the current page. May scroll and move the focus, and must change nothing else. */
  find(): Iterable<Finding> | Promise<Iterable<Finding>>;
}

/** A rule that axe has already: all of them are checked together, because axe reads the whole page first. */
export interface AxeRule extends PageRule {
  axeRule: string;
}

/** A finding as it leaves the browser. */
export interface Fault {
  rule: string;
  /** The element, as a short selector with the beginning of its text. */
  element: string;
  what: string;
}
