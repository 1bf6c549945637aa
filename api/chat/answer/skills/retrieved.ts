import { contactForm } from '../../write/contactLinks.ts';
import { firstSentences } from '../../write/sentences.ts';
import { stem } from '../retrieval/stem.ts';
import { topicWords, type Ranked } from '../retrieval/rank.ts';
import type { SitePassage } from '../retrieval/passages.ts';
import type { Desk, Skill, Turn } from '../skill.ts';

/** Below this share of what a question is about nothing is an answer. */
const leastCoverage = 0.62;
const mostCharacters = 520;

/** Whatever else the site says, found by rank. */
export function retrievedSkill(desk: Desk): Skill {
  const find = ({ clause }: Turn): Ranked<SitePassage> | undefined => desk.ranking.find(clause.text, 6).find((ranked) => isAnswer(ranked, topicWords(clause.text)));

  return {
    intent: 'answer',
    match(turn) {
      const best = find(turn);
      if (!best) return 0;
      const asked = topicWords(turn.clause.text).length;
      return 30 + 24 * best.coverage + 6 * Math.min(1, best.inTitle) + (asked >= 3 && best.coverage >= 0.9 ? 5 : 0);
    },
    answer(turn) {
      const best = find(turn);
      if (!best) return undefined;
      const { passage } = best;
      const second = desk.ranking.find(turn.clause.text, 4).map((ranked) => ranked.passage).find(({ source, kind }) => source.href !== passage.source.href && kind === 'article');
      const [, rule] = passage.kind === 'industry' ? / *: (.*)/.exec(passage.title) ?? [] : [];
      const text = rule && !rule.startsWith('systems ') && passage.text.length < 900 && passage.answer.length > 150 ? `${rule}. ${firstSentences(passage.answer, mostCharacters)}` : passage.kind === 'article' && !passage.source.href.includes('#') ? `${passage.answer} It is in the article "${passage.title}".` : firstSentences(passage.answer, mostCharacters);
      return { text, sources: [passage.source, ...(second ? [second.source] : [])] };
    },
  };
}

/** Words that say nothing without another. */
const generic = new Set('time day work works number call people person user plan firm company office service support business thing way today answer question someone money new old good best first last year month week hour long big small rate free system hand name place run start end change test check high low line point part problem issue'.split(' ').map(stem));

/** A word or two in common is chance, unless they name the passage. */
function isAnswer({ passage, coverage, inTitle }: Ranked<SitePassage>, asked: readonly string[]): boolean {
  if (asked.every((word) => generic.has(word)) || coverage < leastCoverage) return false;
  const loose = passage.kind === 'location' || passage.kind === 'article' || passage.kind === 'legal' || passage.kind === 'about';
  if (asked.length === 1) return inTitle > 0.5 && passage.kind !== 'location';
  if (asked.length === 2) return inTitle > (loose ? 0.6 : 0.4) || (!loose && coverage > 0.95);
  const part = passage.kind === 'article' && passage.source.href.includes('#');
  return inTitle > 0.3 || (part ? asked.length >= 4 && coverage > 0.9 : coverage > (loose ? 0.85 : 0.72));
}

/** What is said where nothing is an answer. */
export function unknownSkill(desk: Desk): Skill {
  const { provider, pricing } = desk.site;
  return {
    intent: 'unknown',
    match: () => 1,
    answer({ clause, memory }) {
      const understood = topicWords(clause.text).some((word) => desk.ranking.knows(word)) || clause.entities.length > 0;
      return {
        text: `${understood ? 'I do not have an answer to that on this site, and I would rather not guess.' : 'I am not sure that I understand, and I cannot answer that.'} A person can: call ${provider.phone.display} (${provider.hours.label}), write to ${provider.email} or send the contact form.`,
        sources: [contactForm(memory, pricing)],
        suggestions: ['What services do you offer?', 'What plans do you have?'],
        handOver: true,
      };
    },
  };
}
