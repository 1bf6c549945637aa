import { hasAny, type StepWords, stepStems } from '../extract/stepWords.ts';

/** A sentence of the first steps that a question is about, and the yes or no that follows from it. */
export interface StepAnswer {
  sentence: string;
  /** Undefined where the sentence holds only in part, or the question is none of yes or no. */
  is?: 'yes' | 'no';
}

/** Number of words in common from which a step that tells to do something is a yes; its verb alone is enough. */
const minForYes = 2;
/** Share of the question's words from which a sentence is about it; more where it is neither a yes nor a no. */
const minShare = 0.3;
const minShareOfOpen = 0.5;

/** The sentence of the steps that shares most with the question of a message, weighing words more that few sentences have. */
export function stepAnswer(
  message: string,
  steps: readonly string[],
  vocabulary: StepWords,
  synonyms: readonly (readonly string[])[],
): StepAnswer | undefined {
  const stemsOf = (text: string) => stepStems(text, vocabulary, synonyms);
  const question = lastSentence(message);
  const asked = stemsOf(question);
  const sentences = steps
    .flatMap((step) => step.split(/(?<=[.!])\s+/))
    .map((sentence) => ({ sentence, has: stemsOf(sentence), prohibits: hasAny(sentence, vocabulary.steps.prohibits) }));
  const rarity = (word: string) => 1 / sentences.filter(({ has }) => has.includes(word)).length;
  const fitting = sentences
    .map((one) => ({ ...one, shared: [...new Set(asked)].filter((word) => one.has.includes(word)) }))
    .filter(({ shared }) => shared.length > 0)
    .map((one) => ({ ...one, weight: one.shared.reduce((sum, word) => sum + rarity(word), 0) }))
    // Of two that fit as well, the one that forbids something is safer.
    .toSorted((a, b) => b.weight - a.weight || Number(b.prohibits) - Number(a.prohibits));
  const [best] = fitting;
  if (!best) return undefined;
  const { sentence, shared, has, prohibits } = best;
  const { prohibits: no, restricts, open } = vocabulary.steps;
  const share = shared.length / new Set(asked).size;
  const isOpen = share < minShare || [no, restricts, open].some((among) => hasAny(question, among));
  if (prohibits && !isOpen) return { sentence, is: 'no' };
  const tellsSo = shared.length >= minForYes || shared.includes(has[0] ?? '');
  // What another sentence forbids is no yes, whatever this one says.
  const isForbidden = fitting.some((one) => one.prohibits && one.shared.some((word) => !has.includes(word)));
  if (tellsSo && !isOpen && !isForbidden && !hasAny(sentence, restricts)) return { sentence, is: 'yes' };
  return share >= minShareOfOpen ? { sentence } : undefined;
}

/** The sentence in which a message asks something: its last one. */
const lastSentence = (text: string): string => text.split(/(?<=[.!?;])\s+/).at(-1) ?? text;
