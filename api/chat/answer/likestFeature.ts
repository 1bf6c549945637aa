import type { Plan } from '../../../data/schema/plan.ts';
import { isAsked } from '../understand/isAsked.ts';
import type { Understood } from '../understand/understand.ts';
import { titleOfPlan } from './retrieval/passages.ts';
import type { Desk } from './skill.ts';

/** From here on a need is one that the ways to ask name. */
const leastKnown = 0.3;
const about = 0.08;

/** The line of a plan that what is told or asked is likest to, in the words of the ways to ask. */
export function likestFeature(
  { recognize }: Pick<Desk, 'recognize'>,
  plans: readonly Plan[],
  { whole, clauses }: Pick<Understood, 'whole' | 'clauses'>,
): string | undefined {
  const told = clauses.filter((clause) => !isAsked(clause));
  return (told.length > 0 ? told : [whole])
    .flatMap((clause) => {
      const { best } = recognize(clause);
      const first = best.find(({ target: { passage } }) => passage && plans.some((plan) => holds(plan, passage.title)));
      return first && first.likeness >= Math.max(leastKnown, (best[0]?.likeness ?? 0) - about)
        ? [{ feature: first.target.passage?.title, likeness: first.likeness }]
        : [];
    })
    .sort((a, b) => b.likeness - a.likeness)[0]?.feature;
}

/** Whether a plan is asked for by that line of it, or by what it is for. */
export const holds = ({ name, features }: Plan, title: string): boolean =>
  features.includes(title) || title === titleOfPlan(name);
