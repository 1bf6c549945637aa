import type { QuoteInput } from '#data/plans/quote.ts';

export type Kind =
  | 'quote'
  | 'quote over several turns'
  | 'plans'
  | 'fit'
  | 'service prices'
  | 'coverage'
  | 'services'
  | 'industries'
  | 'compliance'
  | 'response'
  | 'hours'
  | 'contract'
  | 'onboarding'
  | 'own staff'
  | 'security'
  | 'glossary'
  | 'reading'
  | 'contact'
  | 'emergency'
  | 'person'
  | 'manners'
  | 'complaint'
  | 'language'
  | 'identity'
  | 'refusal'
  | 'unknown'
  | 'several'
  | 'typos'
  | 'one word'
  | 'long'
  | 'about'
  | 'details';

/** A choice as a question means it; what it does not name is the calculator's default. */
export type Choice = { planId: string; users: number } & Partial<QuoteInput>;

export interface Expectation {
  /** The intent is one of these. */
  intent?: string | string[];
  /** Each is in the reply, letter case apart; `{facts}` are filled in from the records. */
  says?: string[];
  /** One of each group is in the reply. */
  saysOneOf?: string[][];
  never?: string[];
  /** The reply holds the monthly total of each choice. */
  quotes?: Choice[];
  /** The reply holds the total of twelve months of each choice. */
  yearly?: Choice[];
  /** The reply holds the total of the choice paid once. */
  once?: Choice;
  /** Each begins the address of a source. */
  links?: string[];
  handOver?: boolean;
  /** The moment of the last message, for questions about now. */
  at?: string;
}

export interface Question {
  kind: Kind;
  /** What the visitor writes, one message after the other; the reply to the last is checked. */
  turns: string[];
  expect: Expectation;
}

export function ask(kind: Kind, turns: string | string[], expect: Expectation): Question {
  return { kind, turns: typeof turns === 'string' ? [turns] : turns, expect };
}

/** Which half a question belongs to: rules are developed against `dev` alone. */
export function halfOf({ kind, turns }: Question): 'dev' | 'held out' {
  let hash = 0x811c9dc5;
  for (const character of `${kind}|${turns.join('|')}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % 2 === 0 ? 'dev' : 'held out';
}
