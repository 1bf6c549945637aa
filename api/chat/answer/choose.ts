import { isQuoting, type Memory, remember } from '../remember/memory.ts';
import { isAsked } from '../understand/isAsked.ts';
import type { Understood } from '../understand/understand.ts';
import { contactSkills } from './skills/contact.ts';
import { emergencySkill } from './skills/emergency.ts';
import { fitSkills } from './skills/fit.ts';
import { meetingSkill } from './skills/meetings.ts';
import { helpSkills } from './skills/help.ts';
import { offerSkills } from './skills/offers.ts';
import { otherPriceSkills } from './skills/otherPrices.ts';
import { peopleSkills } from './skills/people.ts';
import { placeSkills } from './skills/places.ts';
import { planFactSkills } from './skills/planFacts.ts';
import { pricePattern, quoteSkills } from './skills/quotes.ts';
import { retrievedSkills } from './skills/retrieved.ts';
import type { Desk, Part, Skill, Turn } from './skill.ts';
import { makeStories, withQuestion, withTold } from './stories.ts';
import { withSubjects } from './subjects.ts';
import { makeWeighing, urgent, type Weighed } from './weighing.ts';

export type NamedPart = Part & { intent: string };

/** Below this a clause is only company for the others; from the other on it is answered beside a question too. */
const weak = 45;
const clear = 70;
/** From here on it is asked by itself, whatever was told before. */
const sureAlone = 80;
const mostParts = 3;
/** What a question mark and the words of a question add to what is answered of a long message. */
const ofQuestion = 15;
const ofAsking = 10;
/** How sure the surest of them is. */
const scoreOf = ([surest]: readonly { score: number }[]) => surest?.score ?? 0;
/** What is said in passing. */
const passing = new Set(['thanks', 'acknowledged', 'greeting', 'help', 'goodbye']);
/** What a price holds that is told before it. */
const inPrice = new Set(['industry', 'add-on', 'size']);
const isPassing = ([surest]: readonly Weighed[]) => passing.has(surest?.skill.intent ?? '');
/** Skills whose answers one message needs once. */
const family = (intent: string) => (['quote', 'plans', 'fit'].includes(intent) ? 'quote' : intent);

/** From here on a price is asked for by all of a message. */
const surePrice = 79;
/** "Lawyers. 38 of them. Professional." */
const mostOfTerse = 12;
/** Below this a question that points back is asked together with the one before it. */
const unsure = 62;
const asksOn = /^ (?:and|or|but|so) | (?:it|that|this|they|them|those|these|there|then|afterwards|after) /;
/** What is part of a quote where one is asked for. */
const partsOfPrice = new Set([
  'service-price',
  'plans',
  'plan',
  'hardware',
  'setup-fee',
  'fit',
  'minimum',
  'size',
  'annual',
  'add-on',
  'other-price',
  'industry',
  'hand-over',
]);

/** A clause with the skills that may answer it, the surest first. */
interface Ranked {
  turn: Turn;
  options: Weighed[];
}

export interface Chooser {
  /** The parts of the reply, and what the conversation is about after it. */
  answer(message: Understood, before: Memory): { parts: NamedPart[]; memory: Memory };
  /** The same without the writing: for messages that have been answered. */
  follow(message: Understood, before: Memory): Memory;
}

export function makeChooser(desk: Desk): Chooser {
  const skills: Skill[] = [
    emergencySkill(desk),
    ...peopleSkills(desk),
    ...quoteSkills(desk),
    ...fitSkills(desk),
    ...planFactSkills(desk),
    ...otherPriceSkills(desk),
    ...placeSkills(desk),
    ...offerSkills(desk),
    meetingSkill(desk),
    ...helpSkills(desk),
    ...contactSkills(desk),
    ...retrievedSkills(desk),
  ];

  /** Those that are about a message as a whole. */
  const pressing = skills.filter(({ pressing: is }) => is);
  const ranked = makeWeighing(desk, skills);
  const prices = skills.filter(({ intent }) => intent === 'quote');
  const isStory = makeStories(desk);
  const plans = desk.site.pricing.plans.toSorted((a, b) => a.basePrice - b.basePrice);

  function choose(message: Understood, before: Memory) {
    const memory = remember(before, message, plans);
    const turnOf = (clause: Turn['clause']): Turn => ({ clause, message, memory, before });
    const asItIs = withSubjects(message.clauses, before).map((clause) => ({
      turn: turnOf(clause),
      options: ranked(turnOf(clause)),
    }));
    const apart = asItIs.length === 1 ? asItIs.map((only) => withBefore(only, before, turnOf)) : asItIs;
    // What was told in a message of its own leads up to a question as it does in the same one.
    const context = apart.some(({ options }) => scoreOf(options) >= sureAlone) ? message : withTold(message, before);
    const told =
      context === message
        ? apart
        : [
            ...(before.last?.clauses ?? []).map((clause) => ({
              turn: turnOf(clause),
              options: ranked(turnOf(clause)),
            })),
            ...apart,
          ];
    const about = apart[0]?.turn.clause.about;
    const story = isStory(
      told.filter(({ options }) => !isPassing(options)),
      context,
    )
      ? turnOf({ ...withQuestion(context), ...(about ? { about } : {}) })
      : undefined;
    const clauses = story ? [{ turn: story, options: ranked(story) }] : apart;
    const whole =
      message.clauses.length > 1
        ? [
            {
              turn: turnOf(message.whole),
              options: ranked(turnOf(message.whole), pressing).filter(({ score }) => score >= urgent),
            },
          ]
        : [];
    const first = [...clauses, ...whole]
      .filter(({ options }) => scoreOf(options) >= urgent)
      .sort((a, b) => scoreOf(b.options) - scoreOf(a.options))[0];
    if (first) return { memory, chosen: [first] };
    const quoted = quoteOfAll(message, turnOf, apart);
    if (quoted) return { memory, chosen: quoted };
    const sure = clauses.filter(({ options }) => scoreOf(options) >= weak);
    // Thanks and a wish for the weekend ask for nothing.
    const thanked =
      clauses.some(({ options }) => ['thanks', 'goodbye'].includes(options[0]?.skill.intent ?? '')) &&
      !clauses.some(({ turn }) => isAsked(turn.clause)) &&
      clauses.every(({ options }) => scoreOf(options) < clear || isPassing(options));
    // A greeting before a question needs no reply of its own.
    const meant = sure.filter(({ options }) => !isPassing(options));
    // "OK, and is the data gone then?": what is asked is not in the "OK".
    const asking = clauses.filter(({ turn, options }) => isAsked(turn.clause) && !isPassing(options));
    const strong = thanked ? sure : ([meant, asking, sure].find(({ length }) => length > 0) ?? sure);
    const best = clauses.toSorted((a, b) => scoreOf(b.options) - scoreOf(a.options)).slice(0, 1);
    const answered = strong.length > 0 ? strong : best;
    // What is told beside a question is there to be known, not to be answered.
    const asked = answered.some(({ turn, options }) => isAsked(turn.clause) && scoreOf(options) >= weak);
    const chosen = asked
      ? answered.filter(({ turn, options }) => isAsked(turn.clause) || scoreOf(options) >= clear)
      : answered;
    // Who somebody is and what is added is in the price already.
    const priced = chosen.some(({ options }) => options[0]?.skill.intent === 'quote');
    const apartFromPrice = priced
      ? chosen.filter(({ turn, options }) => isAsked(turn.clause) || !inPrice.has(options[0]?.skill.intent ?? ''))
      : chosen;
    // In a long message the clear questions count; what lies between them is story.
    const questions = apartFromPrice.filter(({ turn }) => isAsked(turn.clause));
    const worthy = questions.length >= mostParts ? questions : apartFromPrice;
    const clearest =
      worthy.length > mostParts
        ? worthy
            .toSorted((a, b) => weightOf(b) - weightOf(a))
            .slice(0, mostParts)
            .sort((a, b) => clauses.indexOf(a) - clauses.indexOf(b))
        : worthy;
    return { memory, chosen: clearest };
  }

  /** "What is the free assessment?" "And what do we get at the end of it?": what says little by itself asks on, of what was asked before. */
  function withBefore(alone: Ranked, { last, quoted }: Memory, turnOf: (clause: Turn['clause']) => Turn): Ranked {
    const { clause } = alone.turn;
    if (
      !last ||
      quoted ||
      isPassing(alone.options) ||
      scoreOf(alone.options) >= unsure ||
      clause.words.length > mostOfTerse ||
      !asksOn.test(clause.text) ||
      clause.change.users !== undefined ||
      clause.change.plans.length > 0
    )
      return alone;
    const turn = turnOf({ ...clause, words: [...last.whole.words, ...clause.words] });
    const options = ranked(turn);
    return scoreOf(options) > scoreOf(alone.options) ? { turn, options } : alone;
  }

  /** "We are 42. The partners have settled on Enterprise. Let me have the monthly amount.": a price that only all clauses together ask for, and what else is asked clearly. */
  function quoteOfAll(
    message: Understood,
    turnOf: (clause: Turn['clause']) => Turn,
    clauses: readonly Ranked[],
  ): Ranked[] | undefined {
    const { change } = message.whole;
    if (
      message.clauses.length < 2 ||
      change.users === undefined ||
      change.plans.length === 0 ||
      (message.whole.words.length > mostOfTerse && !message.clauses.some(({ text }) => pricePattern.test(text))) ||
      clauses.some(({ options }) => options[0]?.skill.intent === 'quote' && scoreOf(options) >= clear)
    )
      return undefined;
    const turn = turnOf(message.whole);
    const options = ranked(turn, prices);
    if (
      scoreOf(options) < surePrice ||
      clauses.some(
        ({ turn: { clause }, options }) =>
          isAsked(clause) &&
          scoreOf(options) >= clear &&
          pricePattern.test(clause.text) &&
          !partsOfPrice.has(options[0]?.skill.intent ?? ''),
      )
    )
      return undefined;
    const others = clauses.filter(
      ({ turn: { clause }, options }) =>
        isAsked(clause) &&
        scoreOf(options) >= weak &&
        !pricePattern.test(clause.text) &&
        !isPassing(options) &&
        !partsOfPrice.has(options[0]?.skill.intent ?? ''),
    );
    return [{ turn, options }, ...others].slice(0, mostParts);
  }

  const weightOf = ({ turn, options }: { turn: Turn; options: { score: number }[] }) =>
    scoreOf(options) + (turn.clause.question ? ofQuestion : isAsked(turn.clause) ? ofAsking : 0);

  function topicAfter(intents: string[], memory: Memory, before: Memory): Memory {
    // A price that was computed is what the next message may change, whatever was said beside it.
    const topic =
      intents.find((intent) => isQuoting({ topic: intent })) ?? intents.find((intent) => !passing.has(intent));
    return {
      ...memory,
      topic: topic ?? before.topic,
      quoted: before.quoted || (memory.users !== undefined && topic === 'quote'),
    };
  }

  return {
    answer(message, before) {
      const { memory, chosen } = choose(message, before);
      const parts: NamedPart[] = [];
      for (const { turn, options } of chosen) {
        for (const { skill } of options) {
          if (
            parts.some(
              ({ intent }) =>
                family(intent) === family(skill.intent) &&
                (family(intent) === 'quote' || (chosen.length > 1 && !sameTopicTwice(skill.intent))),
            )
          )
            break;
          const part = skill.answer(turn);
          if (!part) continue;
          if (!parts.some(({ text }) => text === part.text))
            parts.push({ ...part, intent: part.intent ?? skill.intent });
          break;
        }
      }
      return {
        parts: parts.slice(0, mostParts),
        memory: topicAfter(
          parts.map(({ intent }) => intent),
          memory,
          before,
        ),
      };
    },
    follow(message, before) {
      const { memory, chosen } = choose(message, before);
      return topicAfter(
        chosen.flatMap(({ options }) => options[0]?.skill.intent ?? []),
        memory,
        before,
      );
    },
  };

  function sameTopicTwice(intent: string): boolean {
    return [
      'about',
      'coverage',
      'response-time',
      'answer',
      'service',
      'service-price',
      'industry',
      'glossary',
      'add-on',
    ].includes(intent);
  }
}
