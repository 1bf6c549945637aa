import type { Site } from '../../../data/schema/site.ts';
import type { Memory } from '../remember/memory.ts';
import type { Clause } from '../understand/clause.ts';
import type { Understood } from '../understand/understand.ts';
import { besides } from './focus.ts';
import type { Pressing } from './pressing.ts';
import type { Found } from './retrieval/finder.ts';
import type { Recognition } from './recognition.ts';
import type { SitePassage } from './retrieval/passages.ts';
import type { Ranking } from './retrieval/rank.ts';
import type { Topics } from './retrieval/topics.ts';

export interface Source {
  title: string;
  href: string;
}

/** A reply, or the part of one that answers one of several questions. */
export interface Part {
  text: string;
  sources: Source[];
  suggestions?: string[];
  handOver?: boolean;
  /** Where it is not the skill's own. */
  intent?: string;
}

/** What a skill is asked. */
export interface Turn {
  clause: Clause;
  message: Understood;
  /** With what this message says. */
  memory: Memory;
  /** Before this message. */
  before: Memory;
}

/** What skills work with. */
export interface Desk {
  site: Site;
  topics: Topics;
  /** What a clause asks for, as far as the ways to ask tell. */
  recognize(clause: Clause): Recognition;
  /** What goes before any question in a message, as far as its words tell. */
  press(message: Understood): Pressing;
  ranking: Ranking<SitePassage>;
  /** What the site says on a clause, the likeliest of it. */
  find(clause: Clause): Found | undefined;
  /** The passages of the questions and answers alone. */
  faqs: Ranking<SitePassage>;
  /** Single lines of what is done, what can be added and what is not covered. */
  offers: Ranking<SitePassage>;
  money(cents: number): string;
  list(items: readonly string[], kind?: 'and' | 'or'): string;
  now(): Date;
}

/** Something the assistant can answer. */
export interface Skill {
  intent: string;
  /** What examples call it, where several have its intent. */
  id?: string;
  /** Whether it is about a message as a whole. */
  pressing?: boolean;
  /** How like its ways to ask a clause has to be at least, where that is more than for others: what is said in passing stands in questions too. */
  leastLike?: number;
  /** Whether it goes by names that the records know. */
  named?: boolean;
  /** How sure it is that the clause is its own, from 0 to 100. */
  match(turn: Turn): number;
  answer(turn: Turn): Part | undefined;
}

/** From here on a skill is sure whatever else is said. */
const certain = 79;
/** What a word that the pattern does not explain takes from the score, beyond the second; and the most that all of them take. */
const perWord = 2;
const mostTaken = 12;

/** A skill that is known by words: `score` where the pattern fits, less where much else is said. */
export function wordsFit(pattern: RegExp, score: number, unless?: RegExp) {
  return ({ clause: { text } }: Turn): number => {
    const match = pattern.exec(text);
    if (!match || unless?.test(text)) return 0;
    return score >= certain ? score : score - Math.min(mostTaken, perWord * Math.max(0, besides(text, match) - 2));
  };
}

/** The same, surely where a pattern fits that nothing else is meant by. */
export function certainly(pattern: RegExp, otherwise: (turn: Turn) => number) {
  return (turn: Turn): number => (pattern.test(turn.clause.text) ? certain + 1 : otherwise(turn));
}
