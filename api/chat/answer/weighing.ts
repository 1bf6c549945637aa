import type { PressingKind } from '../../../data/schema/assistant.ts';
import type { Clause } from '../understand/clause.ts';
import type { Recognition } from './recognition.ts';
import type { Desk, Skill, Turn } from './skill.ts';
import { pricePattern } from './skills/quotes.ts';

/** From here on a skill is about the whole message, and what else was asked can wait. */
export const urgent = 86;
/** How sure likeness makes, on the scale of skills: so much at none, so much more at whole likeness, and for the lead over what else it could be; at most. */
const base = 25;
const slope = 100;
const lead = 60;
const mostLead = 0.15;
const most = 65;
const wholly = 0.6;
const mostWholly = 77;
/** From here on a question is one that is listed, and complains of nothing. */
const otherwise = 0.55;
/** What the names of records tell goes before likeness, from here on; but for a clause that somebody listed nearly word for word. */
const leastNamed = 55;
const listed = 0.85;
/** What is asked of the firm itself, and what no record tells: names do not say that something else is meant, where likeness is such and has such a lead. */
const ofPeople = new Set(['unknown', 'references', 'careers', 'names']);
const plainly = 0.44;
const certain = 79;
/** A skill that goes by words gains where likeness agrees, and loses where the clause is like the ways to ask for something else. */
const agreed = 5;
const unlike = 36;
const clearly = 0.4;
/**
 * How sure it makes that a message is of a kind that goes before any question; and what adds to the logarithm of its odds: words of that kind, and for an alarm that to miss one
 * is worse. What names of records tell takes as much from it as little words give.
 */
const kinds: Record<PressingKind, { sure: number; words: number; lean: number }> = {
  emergency: { sure: 100, words: 1.5, lean: 0.8 },
  refusal: { sure: 97, words: 4, lean: -1 },
  person: { sure: 94, words: 3, lean: 0 },
  complaint: { sure: 90, words: 2, lean: 0 },
};
const ofNames = 1.5;
/** What the provider offers, named anywhere in a message, speaks against a refusal. */
const ofOffer = new Set(['service', 'addOn', 'plan']);
/** What a question and what the question for a price take from an alarm that no words of alarm tell. */
const ofQuestion = 1.5;
const ofPrice = 3;
/** "The whole office": few words without one of alarm. */
const fewWords = 7;
const ofFewWords = 1.5;
const asksWhatToDo =
  / what (?:now|next|first)? ?(?:do|should|can|must|am|are) (?:i|we) (?:to )?(?:do|now)? ?| what now | help /;
/** "How do you stop that?", "every time the line is down": it is not happening now. */
const ofPrevention = 3;
const prevention =
  / (?:how (?:do|can|could|would|will) (?:you|we|i|one) (?:stop|prevent|avoid|keep)|(?:can|could) (?:that|this|it|you|we) (?:be )?(?:stop|stopped|prevent|prevented|avoid|avoided)|every time|each time|whenever) /;
/** Fewer words tell little. */
const leastWords = 3;
const doubtful = 60;
/** To be taken for what is pressing by likeness alone a clause has to be so like it, or less with a lead. */
const leastPressing = 0.5;
const leastPressingAhead = 0.36;
const ahead = 0.06;

export interface Weighed {
  skill: Skill;
  score: number;
}

/** From here on a clause is like something that is listed: few words are part of many things. */
export function leastLike({ words: { length } }: Clause): number {
  return length < 3 ? 0.7 : length < 6 ? 0.42 : length < 10 ? 0.32 : 0.24;
}

/** How sure a likeness makes, where the likest of what else it could be is `rival`. */
export function sureOf(likeness: number, rival: number): number {
  return Math.min(
    likeness >= wholly ? mostWholly : most,
    base + slope * likeness + lead * Math.max(-mostLead, Math.min(mostLead, likeness - rival)),
  );
}

/** The likeness of the likest intent, or of the likest but one. */
export function likestIntent({ best }: Recognition, but?: string): number {
  return best.find(({ target }) => !target.passage && target.intent !== but)?.likeness ?? 0;
}

/** Weighs skills for a clause: what words and names tell each of them, and what the listed ways to ask tell. */
export function makeWeighing(
  desk: Desk,
  skills: readonly Skill[],
): (turn: Turn, among?: readonly Skill[]) => Weighed[] {
  const called = new Map(skills.toReversed().map((skill) => [nameOf(skill), skill]));

  return (turn, among = skills) => {
    const { clause, message } = turn;
    const recognition = desk.recognize(clause);
    const highest = recognition.best[0]?.likeness ?? 0;
    const odds = desk.press(message);
    const byThemselves = among.map((skill) => ({ skill, score: skill.match(turn) }));
    const named = Math.max(0, ...byThemselves.map(({ skill, score }) => (skill.named ? score : 0)));
    // Talk of a price tells what a message is about as names do.
    const { plans, users, relative } = message.whole.change;
    const pricing =
      plans.length > 0 || (turn.before.quoted === true && (users !== undefined || relative !== undefined));
    const asked = message.clauses.some(({ question, text }) => question && !asksWhatToDo.test(text));
    const preventing = prevention.test(message.whole.text) ? ofPrevention : 0;
    const doubt = (intent: PressingKind, score: number) =>
      intent !== 'emergency'
        ? 0
        : preventing +
          (score === 0
            ? (pricing && pricePattern.test(message.whole.text) ? ofPrice : 0) +
              (asked ? ofQuestion : 0) +
              (message.whole.words.length < fewWords ? ofFewWords : 0)
            : 0);
    // "Since when has your company existed?" is listed as something else.
    const otherwiseListed =
      clause.question &&
      recognition.best.some(({ target, likeness }) => likeness >= otherwise && !isPressingKind(target.intent));
    const elseSurely = byThemselves.some(({ skill, score }) => score > certain && !skill.named && !skill.pressing);
    const leadOf = ({ intent }: Skill, score: number) => {
      const of = isPressingKind(intent) ? odds[intent] : undefined;
      return of === undefined || !isPressingKind(intent)
        ? undefined
        : of +
            kinds[intent].lean -
            doubt(intent, score) +
            (score > 0
              ? kinds[intent].words
              : named >= leastNamed ||
                  pricing ||
                  clause.words.length < leastWords ||
                  (intent === 'complaint' && otherwiseListed) ||
                  (intent === 'emergency' && elseSurely) ||
                  (intent === 'refusal' && message.whole.entities.some(({ type }) => ofOffer.has(type)))
                ? -ofNames
                : 0);
    };
    const leads = new Map(
      byThemselves.flatMap(({ skill, score }) => {
        const lead = leadOf(skill, score);
        return lead === undefined ? [] : [[skill.intent, lead] as const];
      }),
    );
    // "We have waited for your technician since 9. That is not good enough.": words of one sentence tell what the next is.
    const shared = message.clauses.length > 1 && [...leads.values()].some((lead) => lead >= 0);
    const furthestOf = new Map(
      byThemselves.flatMap(({ skill }) => {
        const lead = leads.get(skill.intent);
        return lead === undefined
          ? []
          : [
              [
                skill.intent,
                shared ? Math.max(lead, leadOf(skill, skill.match({ ...turn, clause: message.whole })) ?? lead) : lead,
              ] as const,
            ];
      }),
    );
    const furthest = Math.max(...furthestOf.values());
    const matched = byThemselves.map(({ skill, score }) => ({ skill, score: pressed(skill, score) }));
    const least = leastLike(clause);
    if (highest < least) return sorted(matched);
    const limit = (likeness: number) => (named >= leastNamed && likeness < listed ? named - 1 : mostWholly);
    const passage = recognition.best.find(({ target }) => target.passage)?.likeness ?? 0;

    const rivalOf = (name: string) => Math.max(passage, likestIntent(recognition, name));

    /** How like its ways to ask a clause has to be, to be taken for a skill by that. */
    function leastOf(skill: Skill, likeness: number, score: number): number {
      const rival = rivalOf(nameOf(skill));
      if (skill.intent === 'unknown') return Math.max(least, rival + ahead);
      if (skill.pressing && score === 0)
        return Math.max(least, skill.leastLike ?? (likeness - rival >= ahead ? leastPressingAhead : leastPressing));
      return Math.max(least, skill.leastLike ?? 0);
    }

    /** What messages of its kind have taught goes before words. */
    function pressed({ intent }: Skill, score: number): number {
      const lead = isPressingKind(intent) ? leads.get(intent) : undefined;
      if (lead === undefined || !isPressingKind(intent)) return score;
      return lead >= 0 && furthestOf.get(intent) === furthest
        ? Math.max(score, kinds[intent].sure)
        : Math.min(score, doubtful);
    }

    function weigh(skill: Skill, score: number): number {
      if (skill.intent === 'answer') return passage > 0 ? Math.min(score, limit(passage)) + passage : score;
      if (isPressingKind(skill.intent) && odds[skill.intent] !== undefined) return score;
      const name = nameOf(skill);
      const own = called.get(name) === skill ? recognition.of(name) : undefined;
      const byWords = score > 1;
      // Where names tell what is asked, a skill that goes by names and finds none is not meant.
      if (own !== undefined && !(skill.named && named > 0 && score === 0) && own >= leastOf(skill, own, score)) {
        // "Which firms in our town do you work for? Names, please." A place or a trade is named, and something else is asked.
        if (
          named >= leastNamed &&
          named < certain &&
          ofPeople.has(skill.intent) &&
          own >= plainly &&
          own - rivalOf(name) >= mostLead
        )
          return Math.max(score, named + 1) + own;
        const sure = Math.min(
          skill.named ? mostWholly : limit(own),
          sureOf(own, rivalOf(name)) + (byWords ? agreed : 0),
        );
        // Of two that are as sure the liker one.
        if (sure >= score || (score < doubtful && !skill.pressing)) return Math.max(score, sure) + own;
      }
      if (!byWords || skill.named) return score;
      if (skill.pressing) return score;
      const like = recognition.of(name) ?? highest;
      return like >= wholly ? score : score - unlike * Math.max(0, 1 - like / highest) * Math.min(1, highest / clearly);
    }
    return sorted(matched.map(({ skill, score }) => ({ skill, score: weigh(skill, score) })));
  };
}

const isPressingKind = (intent: string): intent is PressingKind => Object.hasOwn(kinds, intent);
const nameOf = ({ id, intent }: Skill) => id ?? intent;
const sorted = (all: readonly Weighed[]) => all.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
