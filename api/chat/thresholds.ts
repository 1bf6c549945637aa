/**
 * Thresholds of the assistant's decisions. The order in which intents are tried, and what follows if one has no answer, is the
 * order of the rules in `decide/` and `context/`.
 */
export const thresholds = {
  // Probabilities of an intent, in ascending order.
  /** Minimum for the second and third most probable intents, which are tried if the first has no answer. */
  tried: 0.08,
  /** Minimum for the most probable intent. */
  possible: 0.25,
  /** Minimum for emergencies and refusals, and for an intent that excludes facts and other intents. */
  likely: 0.45,
  /** Minimum for a part of a message to be answered separately, and for a change of the conversation's subject. */
  confident: 0.6,
  // Strength of a fact: the share of the question's words that it contains, weighted by their rarity; see `retrieve/`.
  /** Minimum for a fact to be stated. */
  factEvidence: 1,
  /** Minimum for a fact to be stated as yes or no, and before any intent that is not likely. */
  factCertain: 1.7,
} as const;

/**
 * Minimum for a fact of the type that the question requires, such as an offer, a duration or an article: the matching type
 * is evidence as well.
 */
export const evidenceBesideKind = thresholds.factEvidence / 2;
