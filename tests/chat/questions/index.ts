import type { Site } from '#data/schema/site.ts';
import { facts } from './facts.ts';
import { people } from './people.ts';
import type { Question } from './question.ts';
import { quotes } from './quotes.ts';
import { structural } from './structural.ts';

/** Questions to the project's own provider, and those that its records raise where nobody wrote them down already. */
export function ownQuestions(site: Site): Question[] {
  const written = [...quotes, ...facts, ...people];
  const asked = new Set(written.map(({ turns }) => turns.join('|')));
  return [...written, ...structural(site).filter(({ turns }) => !asked.has(turns.join('|')))];
}
