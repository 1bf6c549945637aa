import type { Site } from '../schema/site.ts';
import type { Fact } from './fact.ts';
import { industryFacts } from './industryFacts.ts';
import { pageFacts } from './pageFacts.ts';
import { locationFacts } from './locationFacts.ts';
import { planFacts } from './planFacts.ts';
import { serviceFacts } from './serviceFacts.ts';

/** Every statement of the site that the assistant can answer with. */
export function compileFacts(site: Site): Fact[] {
  const { askedAs } = site.assistant;
  return [
    ...pageFacts(site),
    ...planFacts(site),
    ...serviceFacts(site),
    ...industryFacts(site),
    ...locationFacts(site),
  ].map((fact) => {
    const words = askedAs[fact.subject]?.[fact.title];
    return words ? { ...fact, askedAs: words } : fact;
  });
}
