import { blank, type Memory, remember } from '../remember/memory.ts';
import type { Understood } from '../understand/understand.ts';
import { type Clause, idsOf } from '../understand/clause.ts';
import type { Entity } from '../understand/phrases.ts';
import { contactSkills } from './skills/contact.ts';
import { emergencySkill } from './skills/emergency.ts';
import { fitSkills } from './skills/fit.ts';
import { meetingSkill } from './skills/meetings.ts';
import { helpSkills } from './skills/help.ts';
import { offerSkills } from './skills/offers.ts';
import { peopleSkills } from './skills/people.ts';
import { placeSkills } from './skills/places.ts';
import { planFactSkills } from './skills/planFacts.ts';
import { quoteSkills } from './skills/quotes.ts';
import { retrievedSkills } from './skills/retrieved.ts';
import { leastLike, leastOfOne } from './likeness.ts';
import type { Desk, Part, Skill, Turn } from './skill.ts';

export type NamedPart = Part & { intent: string };

/** From here on a skill is about the whole message, and what else was asked can wait. */
const urgent = 86;
/** Below this a clause is only company for the others. */
const weak = 45;
const mostParts = 3;
const alarmingLike = 0.62;
const mostLikely = 77;
/** How sure the surest of them is. */
const scoreOf = ([surest]: readonly { score: number }[]) => surest?.score ?? 0;
/** What is said in passing. */
const passing = new Set(['thanks', 'acknowledged', 'greeting', 'help', 'goodbye']);
/** Skills whose answers one message needs once. */
const family = (intent: string) => (['quote', 'plans', 'fit'].includes(intent) ? 'quote' : intent);

export interface Chooser {
  /** The parts of the reply, and what the conversation is about after it. */
  answer(message: Understood, before: Memory): { parts: NamedPart[]; memory: Memory };
  /** The same without the writing: for messages that have been answered. */
  follow(message: Understood, before: Memory): Memory;
}

export function makeChooser(desk: Desk): Chooser {
  const skills: Skill[] = [
    emergencySkill(desk), ...peopleSkills(desk), ...quoteSkills(desk), ...fitSkills(desk), ...planFactSkills(desk), ...placeSkills(desk), ...offerSkills(desk), meetingSkill(desk), ...helpSkills(desk), ...contactSkills(desk),
    ...retrievedSkills(desk),
  ];

  /** Those that are about a message as a whole. */
  const pressing = skills.filter(({ pressing: is }) => is);
  const named = new Map(skills.toReversed().map((skill) => [skill.id ?? skill.intent, skill]));

  /** What a clause is scored that is written like an example: nearly the same words count as the words that a skill is known by. */
  function likely({ clause }: Turn): { skill: Skill | undefined; score: number } {
    const like = desk.like(clause);
    // How sure a passage is its own skill says.
    if (!like || like.passage || like.likeness < (clause.words.length === 1 ? leastOfOne : leastLike)) return { skill: undefined, score: 0 };
    const skill = named.get(like.intent);
    return { skill, score: skill?.alarming ? (like.likeness > alarmingLike && skill.alarming(clause) ? 100 : 0) : Math.min(mostLikely, 56 + 44 * (like.likeness - leastLike)) };
  }

  function ranked(turn: Turn, among: readonly Skill[] = skills): { skill: Skill; score: number }[] {
    const like = likely(turn);
    return among.map((skill) => ({ skill, score: Math.max(skill.match(turn), skill === like.skill ? like.score : 0) })).filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  }

  function choose(message: Understood, before: Memory) {
    const memory = remember(before, message.clauses);
    const turnOf = (clause: Turn['clause']): Turn => ({ clause, message, memory, before });
    const clauses = withSubjects(message.clauses, before).map((clause) => ({ turn: turnOf(clause), options: ranked(turnOf(clause)) }));
    const whole = message.clauses.length > 1 ? [{ turn: turnOf(message.whole), options: ranked(turnOf(message.whole), pressing).filter(({ score }) => score >= urgent) }] : [];
    const first = [...clauses, ...whole].filter(({ options }) => scoreOf(options) >= urgent).sort((a, b) => scoreOf(b.options) - scoreOf(a.options))[0];
    if (first) return { memory, chosen: [first] };
    const sure = clauses.filter(({ options }) => scoreOf(options) >= weak);
    // A greeting before a question needs no reply of its own.
    const strong = sure.some(({ options }) => !passing.has(options[0]?.skill.intent ?? '')) ? sure.filter(({ options }) => !passing.has(options[0]?.skill.intent ?? '')) : sure;
    const best = clauses.toSorted((a, b) => scoreOf(b.options) - scoreOf(a.options)).slice(0, 1);
    const answered = strong.length > 0 ? strong : best;
    // What is told beside a question is there to be known, not to be answered.
    const asked = answered.some(({ turn, options }) => isAsked(turn.clause) && scoreOf(options) >= weak);
    const chosen = asked ? answered.filter(({ turn, options }) => isAsked(turn.clause) || scoreOf(options) >= 70) : answered;
    // In a long message the clear questions count; what lies between them is story.
    const clear = chosen.length > mostParts ? chosen.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, mostParts).sort((a, b) => clauses.indexOf(a) - clauses.indexOf(b)) : chosen;
    return { memory, chosen: clear };
  }

  const weightOf = ({ turn, options }: { turn: Turn; options: { score: number }[] }) => scoreOf(options) + (turn.clause.question ? 15 : 0);

  function topicAfter(intents: string[], memory: Memory, before: Memory): Memory {
    const topic = intents.find((intent) => !passing.has(intent));
    return { ...memory, topic: topic ?? before.topic };
  }

  return {
    answer(message, before) {
      const { memory, chosen } = choose(message, before);
      const parts: NamedPart[] = [];
      for (const { turn, options } of chosen) {
        for (const { skill } of options) {
          if (parts.some(({ intent }) => family(intent) === family(skill.intent) && (family(intent) === 'quote' || chosen.length > 1 && !sameTopicTwice(skill.intent)))) break;
          const part = skill.answer(turn);
          if (!part) continue;
          if (!parts.some(({ text }) => text === part.text)) parts.push({ ...part, intent: part.intent ?? skill.intent });
          break;
        }
      }
      return { parts: parts.slice(0, mostParts), memory: topicAfter(parts.map(({ intent }) => intent), memory, before) };
    },
    follow(message, before) {
      const { memory, chosen } = choose(message, before);
      return topicAfter(chosen.flatMap(({ options }) => options[0]?.skill.intent ?? []), memory, before);
    },
  };

  function sameTopicTwice(intent: string): boolean {
    return ['coverage', 'answer', 'service', 'industry', 'glossary', 'add-on'].includes(intent);
  }
}

/** "How much is it?": what a clause without a name is about was named just before. */
function withSubjects(clauses: readonly Clause[], before: Memory): Clause[] {
  let subject: Entity[] = [...(before.subject ?? [])];
  return clauses.map((clause, index) => {
    const own = clause.entities.filter(({ type }) => type !== 'plan' && type !== 'profile');
    const refers = / (?:it|that|this|them|those|one) /.test(clause.text) && own.length === 0 && clause.change.plans.length === 0;
    if (own.length > 0) subject = own;
    if (/ there /.test(clause.text) && own.length === 0 && (before.place?.length ?? 0) > 0 && !/ (?:is|are|someone|somebody|anyone|anybody|hi|hello|you) there /.test(clause.text)) return { ...clause, entities: [...clause.entities, ...(before.place ?? [])] };
    // "Our server was down last year. How do you prevent that?"
    const last = clauses[index - 1];
    if (refers && last && clause.words.length <= 7 && clause.change.users === undefined && (subject.length === 0 || last.entities.length === 0)) return { ...clause, words: [...last.words, ...clause.words] };
    if (!refers || subject.length === 0) return clause;
    return { ...clause, entities: subject, words: last && clause.words.length <= 7 ? [...last.words, ...clause.words] : clause.words, change: { ...clause.change, addOns: subject.filter(({ type }) => type === 'addOn').map(({ id }) => id) } };
  });
}

function isAsked({ question, text }: Clause): boolean {
  return question || /^ (?:(?:and|so|also|but|ok|please|hello|hi) )?(?:what|how|where|when|who|which|why|do|does|did|can|could|is|are|will|would|should|tell|give|explain|compare|quote|price) | (?:find out|know|wondering|wonder|ask|asked|asking|curious) (?:\w+ ){0,2}(?:whether|if|about|how|what|when|where|who|which) | whether /.test(text);
}

export { blank, idsOf };
