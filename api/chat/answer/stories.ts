import type { Memory } from '../remember/memory.ts';
import type { Clause } from '../understand/clause.ts';
import { commonWords } from '../understand/commonWords.ts';
import { isAsked } from '../understand/isAsked.ts';
import type { Understood } from '../understand/understand.ts';
import { weakWords } from './retrieval/rank.ts';
import type { Desk, Turn } from './skill.ts';
import { urgent, type Weighed } from './weighing.ts';

/** A longer message is several things, however they are said. */
const mostWords = 45;
const mostOfQuestion = 14;
/** "Is it, and do you fix it?" */
const mostOfReferring = 6;
const leastNamed = 55;
/** From here on a price is asked for. */
const priced = 78;
/** From here on somebody asks who is talking. */
const saidPlainly = 84;
/** From here on something to read is asked for. */
const askedPlainly = 70;
/** From here on a question is one by itself. */
const saysAll = 0.7;
const leastLike = 0.3;
const about = 0.03;
const everyday = new Set(commonWords);

/** Tells whether the clauses of a message, but for what is said in passing, lead up to one question: they mean something together only. */
export function makeStories(
  desk: Desk,
): (apart: readonly { turn: Turn; options: readonly Weighed[] }[], message: Understood) => boolean {
  const likenessOf = (clause: Clause) => desk.recognize(clause).best[0]?.likeness ?? 0;
  /** A question whose subject was said before it. */
  const saysLittle = (clause: Clause) =>
    clause.entities.length === 0 && likenessOf(clause) < saysAll && saysFew(clause);
  const saysFew = ({ words }: Clause) =>
    words.length <= mostOfQuestion &&
    new Set(desk.topics.ofWords(words).filter((topic) => !weakWords.has(topic) && !everyday.has(topic))).size <= 1;

  return (apart, { whole, clauses }) => {
    if (
      apart.length < 2 ||
      whole.words.length > mostWords ||
      apart.some(({ options: [first] }) => first !== undefined && first.score >= urgent)
    )
      return false;
    if (
      apart.some(
        ({ options: [first] }) =>
          (first?.skill.intent === 'quote' && first.score >= priced) ||
          (first?.skill.intent === 'identity' && first.score >= saidPlainly),
      )
    )
      return false;
    const asked = apart.filter(({ turn }) => isAsked(turn.clause));
    const [only] = asked;
    // What comes after a question is told beside it.
    if (asked.length === 1 && only === apart[0]) return false;
    // "My broker sent a long form. Have you got an article about that?"
    if (asked.length === 1 && only?.options[0]?.skill.intent === 'article' && only.options[0].score >= askedPlainly)
      return false;
    // "We are a clinic under PHIPA. What does your side of that look like?"
    if (
      asked.length === 1 &&
      only &&
      saysLittle(clauses.find(({ text }) => text === only.turn.clause.text) ?? only.turn.clause)
    )
      return true;
    if (
      asked.length > 1 &&
      asked.length < apart.length &&
      asked.every(
        ({ turn: { clause } }) =>
          clause.words.length <= mostOfReferring && / (?:it|that|this|them|those) /.test(clause.text),
      )
    )
      return true;
    if (
      apart.some(
        ({ turn, options: [first] }) =>
          (asked.length === 0 || isAsked(turn.clause)) && first?.skill.named && first.score >= leastNamed,
      )
    )
      return false;
    if (asked.some(({ turn }) => likenessOf(turn.clause) >= saysAll)) return false;
    const together = likenessOf(whole);
    return (
      together > 0 &&
      asked.length < 2 &&
      ((apart.length === 2 && together >= Math.max(...apart.map(({ turn }) => likenessOf(turn.clause))) - about) ||
        together >= leastLike)
    );
  };
}

/** A story as one clause: its words are those of all, its text is what is asked. Rules that go by a text look for what is asked, not for what was told. */
export function withQuestion({ whole, clauses }: Understood): Clause {
  const asked = clauses.filter(isAsked).map(({ text }) => text.trim());
  return asked.length > 0 ? { ...whole, text: ` ${asked.join(' ')} ` } : whole;
}

/** A question with what was told before it in a message of its own: "Our insurer sent us a long form." "Do you help to answer those?" */
export function withTold(message: Understood, { last, quoted }: Memory): Understood {
  if (!last || quoted || message.clauses.length > 1 || last.clauses.some(isAsked) || !message.clauses.some(isAsked))
    return message;
  const { whole } = message;
  return {
    ...message,
    clauses: [...last.clauses, ...message.clauses],
    whole: {
      ...whole,
      text: `${last.whole.text.trimEnd()}${whole.text}`,
      words: [...last.whole.words, ...whole.words],
      entities: [
        ...last.whole.entities.filter(({ type }) => type !== 'location' && type !== 'nearby'),
        ...whole.entities,
      ],
      named: [],
    },
  };
}
