import type { Clause } from '../understand/clause.ts';
import { bestSentences } from '../write/sentences.ts';
import type { Found } from './retrieval/finder.ts';
import type { SitePassage } from './retrieval/passages.ts';
import { sureness } from './retrieval/sureness.ts';
import type { Desk, Part } from './skill.ts';

const mostCharacters = 520;
/** What is asked for in about the same words is said beside it, in fewer. */
const mostOfSecond = 280;
/** A shorter answer has room for another. */
const briefly = 170;
/** So much of what is asked has to stand in a part of an article that is said instead of its introduction. */
const leastOfPart = 0.6;
const beside = new Set<SitePassage['kind']>(['faq', 'service', 'industry', 'plan', 'about']);
/** From here on a second passage stands beside the first. */
const leastSure = 0.48;

/** Makes of a passage that was found for a clause what is said to the visitor. */
export function makeSaying(desk: Desk): (found: Found, clause: Clause) => Part {
  return ({ passage, beside: asLike }, clause) => {
    const asked = new Set(desk.topics.ofWords(clause.words));
    const whole = passage.kind === 'article' && !passage.part;
    // An article is introduced by the part of it that is nearest to the question.
    const part = whole
      ? desk.ranking
          .find(clause.words, 40)
          .find(
            ({ passage: other, coverage }) =>
              other.part &&
              other.weight > 0.7 &&
              other.source.href.startsWith(passage.source.href) &&
              coverage > leastOfPart,
          )?.passage
      : undefined;
    const shortened = (answer: string, most: number) =>
      bestSentences(answer, most, (sentence) => desk.topics.of(sentence).filter((word) => asked.has(word)).length);
    const text = shortened(
      part && part.answer.length + passage.answer.length < mostCharacters
        ? `${passage.answer} ${part.answer}`
        : (part ?? passage).answer,
      mostCharacters,
    );
    const second =
      asLike ?? (text.length < briefly && passage.kind !== 'glossary' ? another(passage, clause) : undefined);
    const name = headed(passage);
    const article =
      passage.kind === 'article'
        ? ` More in the article "${whole ? passage.title : passage.source.title.split(': ').slice(0, -1).join(': ') || passage.source.title}".`
        : '';
    // What somebody wrote about it at length is worth a link beside a short answer.
    const further =
      passage.kind === 'article'
        ? undefined
        : desk.ranking
            .find(clause.words, 12)
            .find(
              ({ passage: other, coverage, meaningful }) =>
                other.kind === 'article' && coverage > 0.6 && meaningful > 1,
            )?.passage;
    return {
      text: `${name}${text}${article}${second ? `${asLike ? '\n' : ' '}${headed(second)}${asLike ? shortened(second.answer, mostOfSecond) : second.answer}` : ''}`,
      sources: [
        ...(part ? [part.source] : []),
        passage.source,
        ...(second ? [second.source] : []),
        ...(further ? [{ title: further.source.title, href: further.source.href }] : []),
      ],
    };
  };

  /** A short line alone may not be all there is to say: what else the pages say on it, where it is about the same. */
  function another(first: SitePassage, clause: Clause): SitePassage | undefined {
    const asked = new Set(desk.topics.ofWords(clause.words)).size;
    return desk.ranking
      .find(clause.words, 12)
      .map((ranked) => ({
        passage: ranked.passage,
        sure: sureness(ranked, asked, clause.text),
        meaningful: ranked.meaningful,
      }))
      .find(
        ({ passage, sure, meaningful }) =>
          passage !== first &&
          passage.answer !== first.answer &&
          !passage.part &&
          !passage.offer &&
          beside.has(passage.kind) &&
          passage.answer.length < mostCharacters - briefly &&
          meaningful > 1 &&
          sure >= leastSure,
      )?.passage;
  }
}

/** What stands over a passage: its question, or of what it is a part. */
export function headed({ kind, title, answer, text, source }: SitePassage): string {
  if (kind === 'faq' && title.endsWith('?') && !answer.startsWith(title)) return `${title} `;
  if (
    kind === 'service' &&
    !text.startsWith(answer) &&
    answer !== text &&
    !answer.includes(title) &&
    text.includes(answer)
  )
    return `${title}: `;
  return (kind === 'industry' || kind === 'service') && title && answer === text ? `${source.title}: ${title}. ` : '';
}
