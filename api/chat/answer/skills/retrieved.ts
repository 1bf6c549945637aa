import { makeSaying } from '../saying.ts';
import { contactForm } from '../../write/contactLinks.ts';
import type { Found } from '../retrieval/finder.ts';
import { stopWords } from '../retrieval/stopWords.ts';
import type { Desk, Part, Skill } from '../skill.ts';
import { otherThings } from './quotes.ts';

/** From here on a passage is said as the answer. */
const leastSure = 0.48;
const leastSureOfTwo = 0.4;
/** Between these it is said as what a page says, and below the last not at all. */
const leastOfPage = 0.37;
const leastNear = 0.32;
const priceless = new Set(['service', 'article', 'glossary']);
const asksPrice = / (?:how much|costs?|prices?|pricing|charges?|rates?|fees?|ballpark|estimate) /;

/** Whatever else the site says, found by rank; and what is said where nothing is an answer. */
export function retrievedSkills(desk: Desk): Skill[] {
  const { find } = desk;
  const said = makeSaying(desk);
  const { provider, pricing } = desk.site;
  const reach = `call ${provider.phone.display} (${provider.hours.label}), write to ${provider.email} or send the contact form`;

  const isSure = ({ sure, firm }: Found) => sure >= (firm ? leastSureOfTwo : leastSure);

  /** "Seven of us want help at night": the plan that has it may begin at more. */
  function withMinimum(part: Part, title: string, users: number | undefined): Part {
    const plan = pricing.plans.find(({ features }) => features.includes(title));
    return plan && users !== undefined && users < plan.minUsers
      ? {
          ...part,
          text: `${part.text} ${plan.name} has a minimum of ${plan.minUsers} users; a smaller office can take it at the price of that minimum.`,
        }
      : part;
  }

  return [
    {
      intent: 'answer',
      match({ clause, message }) {
        const found = find(clause);
        // A single word beside other sentences is no question.
        if (message.clauses.length > 1 && clause.words.length === 1) return 0;
        if (!found || found.sure < leastOfPage || (!found.several && found.sure < leastSure)) return 0;
        if (!isSure(found)) return 20 + 40 * found.sure;
        // What somebody wants to know is a price, and this is none.
        const most =
          asksPrice.test(clause.text) && priceless.has(found.passage.kind) ? 58 : found.like !== undefined ? 79 : 70;
        return Math.min(most, found.like ?? 28 + 38 * found.sure + (found.whole ? 3 : 0));
      },
      answer({ clause, memory }) {
        const found = find(clause);
        if (!found) return undefined;
        const part = withMinimum(said(found, clause), found.passage.title, memory.users);
        return isSure(found)
          ? part
          : {
              ...part,
              text: `This is what the page "${found.passage.source.title}" says: ${part.text}\nIf you meant something else, ${reach}.`,
            };
      },
    },
    {
      intent: 'unknown',
      // "Do you rent out copiers?" "What would the rental be?" asks on, of what is not known.
      match: ({ clause, before, message }) =>
        (message.markup && message.whole.words.length === 0) ||
        (before.topic === 'unknown' &&
          clause.entities.length === 0 &&
          clause.change.users === undefined &&
          clause.change.plans.length === 0 &&
          asksPrice.test(clause.text.replace(/ (?:a|per|each) month /, ' price ')) &&
          otherThings(clause.words).some((word) => !stopWords.has(word)))
          ? 85
          : 1,
      answer({ clause, memory }) {
        const found = find(clause);
        const isListed = desk.recognize(clause).best[0]?.target.intent === 'unknown';
        const near = found && !isListed && found.sure >= leastNear && found.several ? said(found, clause) : undefined;
        const understood =
          clause.entities.length > 0 || desk.topics.ofWords(clause.words).some((word) => desk.ranking.knows(word));
        return {
          text: near
            ? `I am not certain that this answers it; it is what this site says that comes closest: ${near.text}\nTo be sure, ${reach}.`
            : `${understood ? 'I do not have an answer to that on this site, and I would rather not guess.' : 'I am not sure that I understand, and I cannot answer that.'} A person can: ${reach}.`,
          sources: [...(near?.sources ?? []), contactForm(memory, pricing)],
          suggestions: ['What services do you offer?', 'What plans do you have?'],
          handOver: true,
        };
      },
    },
  ];
}
