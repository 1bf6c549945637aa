/** The thresholds of the assistant's decisions; everything else follows from the order of the rules in `decide.ts`. */
export const thresholds = {
  /** Least probability of an emergency, or of a request to be refused, that is treated as one; what is likelier is sure. */
  sure: 0.45,
  /** Least probability of an intent that is answered. */
  intent: 0.25,
  /** Least probability of the next likely intents, which are tried where the first has no answer. */
  second: 0.08,
  /** Least share of a question's words that a fact has to contain. */
  coverage: 0.5,
  /** Least share for a yes or no. */
  certain: 0.7,
} as const;
