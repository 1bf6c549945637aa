import type { Recognition } from './recognition.ts';
import { isAsked } from '../understand/isAsked.ts';
import type { Desk, Turn } from './skill.ts';

/** From here on what was told is like what a page says. */
const leastTold = 0.28;
const refers = / (?:that|this|such|it|one|part|those|these|only) /;

/** "Our files need to go to the cloud. What does a move like that start at?": the passages that what was told is likest to, where a question refers to it. */
export function toldOf({ recognize }: Pick<Desk, 'recognize'>, { clause, message }: Turn): NonNullable<Recognition['best'][number]['target']['passage']>[] {
  if (message.clauses.length < 2 || !refers.test(clause.text)) return [];
  return message.clauses.filter((told) => told.text !== clause.text && !isAsked(told))
    .flatMap((told) => recognize(told).best.slice(0, 3)).filter(({ likeness }) => likeness >= leastTold).sort((a, b) => b.likeness - a.likeness)
    .flatMap(({ target: { passage } }) => passage ?? []);
}
