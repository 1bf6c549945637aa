import type { Entity, EntityType, Found } from './phrases.ts';

/** A figure in a message and what it counts. */
export interface Amount {
  value: number;
  of: 'users' | 'devices' | 'money' | 'nothing';
  /** Where in the row of words it stands. */
  at: number;
  /** The word that says what it counts, where there is one. */
  noun?: string;
}

/** A number of users to price, for a plan of its own where one was named with it. */
export interface Count {
  users: number;
  planId?: string;
}

/** A number of users told by the one before: `factor` times as many, and so many more. */
export interface Relative {
  factor: number;
  add: number;
}

/** What a message changes about a quote. */
export interface Change {
  users?: number;
  /** Two and more numbers of users that are priced apart. */
  several?: Count[];
  relative?: Relative;
  devices?: number;
  plans: string[];
  profile?: string;
  addOns: string[];
  removedAddOns: string[];
  /** Whether what is added is to be priced with it and without. */
  contrast?: boolean;
  allAddOns?: boolean;
  noAddOns?: boolean;
  setup?: boolean;
  hardware?: boolean;
  /** Whether everybody gets a device. */
  deviceEach?: boolean;
  annual?: boolean;
  /** Cents a month that may be spent. */
  budget?: number;
  /** Cents a user and month that may be spent. */
  budgetPerUser?: number;
}

/** One thing said or asked. */
export interface Clause {
  /** Corrected, lower case, words with single spaces between them and around. */
  text: string;
  words: string[];
  /** The words between the commas of a long clause. */
  parts: string[][];
  entities: Entity[];
  /** Where in the row they are named. */
  named: readonly Found[];
  amounts: Amount[];
  change: Change;
  /** The first three characters of a postal code. */
  postal?: string;
  /** The pages of what was spoken of before it, where it names nothing of its own. */
  about?: readonly string[];
  /** Whether it was written as a question. */
  question: boolean;
}

export function idsOf({ entities }: Pick<Clause, 'entities'>, type: EntityType): string[] {
  if (entities.length === 0) return [];
  return [...new Set(entities.filter((entity) => entity.type === type).map(({ id }) => id))];
}
