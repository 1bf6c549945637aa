/** A conversation that a reader graded wrong, and what its last reply has to mean. */
export interface Examined {
  messages: readonly string[];
  intent?: RegExp;
  /** Amounts and names that the reply states. */
  states?: readonly string[];
  /** What it must not state. */
  never?: RegExp;
  /** The address of a link. */
  href?: string;
  lang?: 'fr';
}
