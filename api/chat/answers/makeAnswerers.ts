import type { Answerers, AnswerTools } from './answer.ts';
import { contactAnswerers } from './contact.ts';
import { dangerAnswerers } from './danger.ts';
import { factAnswerers } from './facts.ts';
import { hourAnswerers } from './hours.ts';
import { placeAnswerers } from './places.ts';
import { planAnswerers } from './plans.ts';
import { quoteAnswerers } from './quotes.ts';
import { serviceAnswerers } from './services.ts';
import { talkAnswerers } from './talk.ts';

/** All answerers by intent. Those made from facts come first: a computed answer replaces them. */
export function makeAnswerers(tools: AnswerTools): Answerers {
  return {
    ...factAnswerers(tools),
    ...talkAnswerers(tools),
    ...dangerAnswerers(tools),
    ...contactAnswerers(tools),
    ...hourAnswerers(tools),
    ...placeAnswerers(tools),
    ...planAnswerers(tools),
    ...quoteAnswerers(tools),
    ...serviceAnswerers(tools),
  };
}
