import type { Site } from '#data/schema/site.ts';
import { facts } from './facts.ts';
import { people } from './people.ts';
import type { Question } from './question.ts';
import { quotes } from './quotes.ts';
import { structural } from './structural.ts';

/** Questions to the project's own provider, and those that its records raise. */
export function ownQuestions(site: Site): Question[] {
  return [...quotes, ...facts, ...people, ...structural(site)];
}
