import type { Recognition } from './recognition.ts';
import { isAsked } from '../understand/isAsked.ts';
import type { Desk, Turn } from './skill.ts';

/** From here on what was told is like what a page says. */
const leastTold = 0.28;
/** "Good." */
const mostOfPassing = 2;
/** Longer questions say by themselves what they are about. */
const mostOfFollowUp = 11;
const refers = / (?:that|this|such|it|one|part|those|these|only) /;

/** "Our files need to go to the cloud. What does a move like that start at?": the passages that what was told is likest to, in the message or in the one before, where a question refers to it. */
export function toldOf(
  { recognize }: Pick<Desk, 'recognize'>,
  { clause, message, before }: Turn,
): NonNullable<Recognition['best'][number]['target']['passage']>[] {
  // "We move in the spring." "Anything on your site about planning a move?"
  const leadsTo = message.clauses.length === 1 && before.last !== undefined && !before.last.clauses.some(isAsked);
  if (!leadsTo && !refers.test(clause.text)) return [];
  const told = message.clauses.filter((other) => other.text !== clause.text && !isAsked(other));
  const earlier =
    told.some(({ words }) => words.length > mostOfPassing) || (!leadsTo && clause.words.length > mostOfFollowUp)
      ? []
      : (before.last?.clauses ?? []);
  return [...told, ...earlier]
    .flatMap((told) => recognize(told).best.slice(0, 3))
    .filter(({ likeness }) => likeness >= leastTold)
    .sort((a, b) => b.likeness - a.likeness)
    .flatMap(({ target: { passage } }) => passage ?? []);
}
