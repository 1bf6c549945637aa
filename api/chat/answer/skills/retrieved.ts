import type { Clause } from '../../understand/clause.ts';
import { commonWords } from '../../understand/commonWords.ts';
import { contactForm } from '../../write/contactLinks.ts';
import { bestSentences } from '../../write/sentences.ts';
import type { Ranked } from '../retrieval/rank.ts';
import type { SitePassage } from '../retrieval/passages.ts';
import { leastLike } from '../likeness.ts';
import type { Desk, Part, Skill } from '../skill.ts';

/** From here on a passage is said as the answer; below it, down to the second, as what comes closest. */
const leastSure = 0.48;
const leastSureOfTwo = 0.4;
const leastNear = 0.34;
const mostCharacters = 520;

interface Found { passage: SitePassage; sure: number; /** Whether enough of it is asked for to go by what is less sure. */ firm: boolean; /** Whether it was found by more than one word. */ several: boolean; whole: boolean }

/** "Do you …?" asks for what the firm does; "should we …?", "how long …?" for what somebody wrote about it. */
const askingUs = / (?:do|can|could|will|would|are|did|have) you | your | you (?:guys|do|offer|provide|help|support|handle) /;
const askingAdvice = / (?:should|must|have to|need to|allowed|required|legally|how (?:do|can|long|often|many|does|should)|what (?:is|are|does|should|happens)|when (?:do|should|must)|is it|why) /;

const kindWeight = (kind: SitePassage['kind'], text: string): number => {
  const advice = kind === 'article' || kind === 'resource' || kind === 'glossary' || kind === 'industry';
  if (askingUs.test(text)) return kind === 'article' || kind === 'resource' || kind === 'glossary' ? 0.8 : kind === 'legal' || kind === 'location' ? 0.7 : 1.1;
  if (askingAdvice.test(text)) return advice ? 1.08 : kind === 'legal' || kind === 'location' ? 0.7 : 1;
  return kind === 'legal' || kind === 'location' ? 0.7 : 1;
};

/** How sure it is, from 0 to 1, that a passage answers. */
function sureness({ passage, coverage, inTitle, titleFit, meaningful, special }: Ranked<SitePassage>, asked: number, text: string): number {
  const ours = askingUs.test(text);
  const ofLaw = / (?:privacy|terms|cookies?|consent|personal|copyright|liable|liability|children|accessible|accessibility|unsubscribe|opt out|this (?:site|website)) /.test(text);
  if (meaningful === 0) return titleFit > 0.9 && inTitle > 0.9 ? 0.6 : 0;
  // One word of every day in common is chance, unless it is what the passage is about.
  if (meaningful === 1 && special === 0 && titleFit < 0.34) return 0.3;
  const title = Math.min(1, inTitle * 0.6 + titleFit * 0.5);
  const other = passage.said ? 0.12 * (1 - Math.min(1, titleFit * 1.3)) : 0;
  const few = asked === 1 ? (inTitle > 0.5 ? 0 : 0.3) : meaningful === 1 && asked > 1 ? (titleFit > 0.6 ? 0.04 : 0.14) : 0;
  const much = Math.min(0.1, Math.max(0, meaningful - 2) * 0.05);
  const loose = passage.kind === 'location' ? 0.3 : passage.kind === 'legal' ? (ofLaw ? 0.05 : 0.4) : passage.kind === 'about' ? 0.05 : passage.part ? (ours ? 0.2 : 0.04) + (meaningful < 3 ? 0.1 : 0) : 0;
  return coverage * (0.68 + 0.32 * title) + much - few - loose - other;
}

/** "Can you draw up a policy?" is about a policy: an ordinary verb says less than what it is done to. */
function withoutVerb(row: readonly string[]): readonly string[] {
  const at = row.findIndex((word, index) => (/^(?:you|us|me|i|we)$/.test(row[index - 1] ?? '') && /^(?:do|can|could|will|would|help|let|please|should|must)$/.test(row[index - 2] ?? '')) && ordinary.has(word));
  return at === -1 || row.length - at < 3 ? row : row.filter((_, index) => index !== at);
}

const ordinary = new Set(commonWords);

/** Finds what the site says on a clause; each clause is looked up once. */
function makeFinder(desk: Desk) {
  const known = new WeakMap<Clause, Found | undefined>();
  const look = (row: readonly string[], text: string): Found | undefined => {
    const query = withoutVerb(row);
    const asked = new Set(desk.topics.ofWords(query)).size;
    if (asked === 0) return undefined;
    let best: { ranked: Ranked<SitePassage>; sure: number; rank: number } | undefined;
    for (const ranked of desk.ranking.find(query, 12)) {
      const sure = sureness(ranked, asked, text);
      const rank = (0.5 + sure) * ranked.score * kindWeight(ranked.passage.kind, text);
      if (!best || rank > best.rank) best = { ranked, sure, rank };
    }
    if (!best) return undefined;
    const { ranked: { passage, meaningful, titleFit, coverage }, sure } = best;
    return { passage, sure, firm: meaningful > 1 || titleFit > 0.6, several: meaningful > 1, whole: meaningful > 1 && coverage > 0.9 };
  };
  return (clause: Clause): Found | undefined => {
    if (known.has(clause)) return known.get(clause);
    const like = desk.like(clause);
    // Asked for in nearly the same words as somebody thought of.
    let found: Found | undefined = like?.passage && like.likeness >= leastLike ? { passage: like.passage, sure: like.likeness, firm: true, several: true, whole: false } : look(clause.words, clause.text);
    // Of a long sentence a part may be the question.
    if (clause.words.length > 24 && (found?.sure ?? 0) < leastSure) {
      for (const part of clause.parts) {
        const other = look(part, ` ${part.join(' ')} `);
        if (other && other.sure > (found?.sure ?? 0)) found = other;
      }
    }
    known.set(clause, found);
    return found;
  };
}

/** Whatever else the site says, found by rank; and what is said where nothing is an answer. */
export function retrievedSkills(desk: Desk): Skill[] {
  const find = makeFinder(desk);
  const { provider, pricing } = desk.site;
  const reach = `call ${provider.phone.display} (${provider.hours.label}), write to ${provider.email} or send the contact form`;

  function said({ passage: found }: Found, clause: Clause): Part {
    const passage = found.said ?? found;
    const asked = new Set(desk.topics.ofWords(clause.words));
    const whole = passage.kind === 'article' && !passage.part;
    // An article is introduced by the part of it that is nearest to the question.
    const part = whole ? desk.ranking.find(clause.words, 40).find(({ passage: other, coverage }) => other.part && other.weight > 0.7 && other.source.href.startsWith(passage.source.href) && coverage > 0.4)?.passage : undefined;
    const text = bestSentences((part ?? passage).answer, mostCharacters, (sentence) => desk.topics.of(sentence).filter((word) => asked.has(word)).length);
    const name = (passage.kind === 'industry' || passage.kind === 'service') && passage.title && passage.answer === passage.text ? `${passage.title}. ` : '';
    const article = passage.kind === 'article' ? ` More in the article "${whole ? passage.title : passage.source.title.split(': ').slice(0, -1).join(': ') || passage.source.title}".` : '';
    // What somebody wrote about it at length is worth a link beside a short answer.
    const further = passage.kind === 'article' ? undefined : desk.ranking.find(clause.words, 12).find(({ passage: other, coverage, meaningful, titleFit }) => other.kind === 'article' && coverage > 0.6 && (meaningful > 1 || (other.said && titleFit > 0.5)))?.passage;
    return { text: `${name}${text}${article}`, sources: [...(part ? [part.source] : []), passage.source, ...(further ? [{ title: further.source.title, href: further.source.href }] : [])] };
  }

  return [
    {
      intent: 'answer',
      match({ clause }) {
        const found = find(clause);
        if (!found || found.sure < (found.firm ? leastSureOfTwo : leastSure)) return 0;
        return Math.min(70, 28 + 38 * found.sure + (found.whole ? 3 : 0));
      },
      answer({ clause }) {
        const found = find(clause);
        return found && said(found, clause);
      },
    },
    {
      intent: 'unknown',
      match: () => 1,
      answer({ clause, memory }) {
        const found = find(clause);
        const near = found && found.sure >= leastNear && found.several ? said(found, clause) : undefined;
        const understood = clause.entities.length > 0 || desk.topics.ofWords(clause.words).some((word) => desk.ranking.knows(word));
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
