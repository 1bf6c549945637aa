/**
 * The limits that the assistant decides by. Which intent is tried first, and what follows where it has no answer, is the
 * order of the rules in `decide/` and `context/`.
 */
export const thresholds = {
  // Probabilities of an intent, from the weakest to the strongest.
  /** The second and third most probable intents are tried from here, where the first has no answer. */
  tried: 0.08,
  /** The most probable intent is answered from here. */
  possible: 0.25,
  /** An emergency and a request to be refused count from here; an intent that is likely keeps facts and others from answering. */
  likely: 0.45,
  /** A part of a message is answered apart from the rest from here, and a conversation changes its subject. */
  confident: 0.6,
  // Strength of a fact: how much of what is asked it contains, by how rare the words are; see `retrieve/`.
  /** A fact is said from here. */
  evidence: 1,
  /** A fact is said as yes or no, and before any intent that is not likely, from here. */
  certain: 1.7,
} as const;

/**
 * A fact of the one kind that is wanted, such as an offer, a length of time or an article, is said from here: that it is of
 * this kind is the other half of the evidence.
 */
export const evidenceBesideKind = thresholds.evidence / 2;
