import type { Site } from '../../../data/schema/site.ts';
import { stem } from '../../../data/search/stem.ts';
import type { Token } from '../read/tokens.ts';
import { hasAny, type StepWords, stepStems } from '../extract/stepWords.ts';

/**
 * Whether a message only tells how a step went: "the breaker is fine", "I cannot find the valve". It names what a step tells to do or to
 * look at, and nothing else; with any other word, such as "the breaker sparks", it may tell of a danger. So may one that names what a step
 * warns of: sentences with "no" or "if" give no words.
 */
export function isStepReport(
  message: string,
  steps: readonly string[],
  vocabulary: StepWords,
  synonyms: readonly (readonly string[])[],
): boolean {
  const { prohibits, restricts, reports } = vocabulary.steps;
  const sentences = steps.flatMap((step) => step.split(/(?<=[.!])\s+/));
  const toDo = new Set(
    sentences
      .filter((sentence) => !hasAny(sentence, prohibits) && !hasAny(sentence, restricts))
      .flatMap((sentence) => stepStems(sentence, vocabulary, synonyms)),
  );
  const said = stepStems(message, vocabulary, synonyms);
  const reportStems = new Set([...reports].map(stem));
  return said.some((word) => toDo.has(word)) && said.every((word) => toDo.has(word) || reportStems.has(word));
}

/** Tells whether a message, as tokens, only tells how a step in an emergency of a kind went. */
export const stepReportsOf =
  ({ emergencies, emergenciesInFrench, vocabulary, synonyms }: Site['assistant']) =>
  (kind: string, tokens: readonly Token[]): boolean => {
    const steps = [...(emergencies[kind] ?? []), ...(emergenciesInFrench[kind] ?? [])];
    return isStepReport(tokens.join(' '), steps, vocabulary, synonyms);
  };
