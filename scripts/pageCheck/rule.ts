/** What a rule finds wrong. Each rule is a file in `rules`; it may scroll and move the focus, and changes nothing else. */
export interface Finding {
  element: Element;
  /** A short description, for example the word with its break: "Manufactu|ring". */
  what: string;
}

/** A finding as it leaves the browser. */
export interface Fault {
  rule: string;
  /** The element, as a short selector with the beginning of its text. */
  element: string;
  what: string;
}
