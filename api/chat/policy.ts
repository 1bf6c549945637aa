/** The thresholds of the assistant's decisions; everything else follows from the order of the rules in `decide.ts`. */
export const thresholds = {
  /** Least probability of an emergency, or of a request to be refused, that is treated as one; what is likelier is sure. */
  sure: 0.45,
  /** Least probability of an intent that is answered. */
  intent: 0.25,
  /** Least probability of the next likely intents, which are tried where the first has no answer. */
  second: 0.08,
  /** Least probability of what is read out of a part of a message that another part may be about. */
  aside: 0.6,
  /** Least strength of a fact that is said. */
  evidence: 1,
  /** Least strength of a fact that is said as yes or no. */
  certain: 1.7,
} as const;
