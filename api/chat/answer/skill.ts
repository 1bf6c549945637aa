import type { Site } from '../../../data/schema/site.ts';
import type { Memory } from '../remember/memory.ts';
import type { Clause } from '../understand/clause.ts';
import type { Understood } from '../understand/understand.ts';
import type { Like } from './likeness.ts';
import type { SitePassage } from './retrieval/passages.ts';
import type { Ranking } from './retrieval/rank.ts';
import type { Topics } from './retrieval/topics.ts';

export interface Source { title: string; href: string }

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
  /** The example of what visitors write that a clause is most like. */
  like(clause: Clause): Like | undefined;
  ranking: Ranking<SitePassage>;
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
  /** Whether it is wrong to be taken for it by chance. */
  alarming?: boolean;
  /** How sure it is that the clause is its own, from 0 to 100. */
  match(turn: Turn): number;
  answer(turn: Turn): Part | undefined;
}

/** A skill that is known by words: `score` where the pattern fits. */
export function wordsFit(pattern: RegExp, score: number, unless?: RegExp) {
  return ({ clause }: Turn): number => (pattern.test(clause.text) && !unless?.test(clause.text) ? score : 0);
}
