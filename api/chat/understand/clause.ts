import type { Entity, EntityType } from './phrases.ts';

/** A figure in a message and what it counts. */
export interface Amount { value: number; of: 'users' | 'devices' | 'money' | 'nothing' }

/** What a message changes about a quote. */
export interface Change {
  users?: number;
  devices?: number;
  plans: string[];
  profile?: string;
  addOns: string[];
  removedAddOns: string[];
  allAddOns?: boolean;
  noAddOns?: boolean;
  setup?: boolean;
  hardware?: boolean;
  annual?: boolean;
  /** Cents a month that may be spent. */
  budget?: number;
}

/** One thing said or asked. */
export interface Clause {
  /** Corrected, lower case, words with single spaces between them and around. */
  text: string;
  words: string[];
  entities: Entity[];
  amounts: Amount[];
  change: Change;
  /** The first three characters of a postal code. */
  postal?: string;
  /** Whether it was written as a question. */
  question: boolean;
}

export function idsOf({ entities }: Pick<Clause, 'entities'>, type: EntityType): string[] {
  return [...new Set(entities.filter((entity) => entity.type === type).map(({ id }) => id))];
}
