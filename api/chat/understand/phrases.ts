import { words } from '../../../data/search/words.ts';

export type EntityType =
  | 'plan'
  | 'addOn'
  | 'service'
  | 'area'
  | 'industry'
  | 'profile'
  | 'location'
  | 'nearby'
  | 'term'
  | 'system'
  /** An add-on of the plans' list that the calculator does not have. */
  | 'planAddOn'
  /** A term that is short for an add-on where add-ons are listed: "email security, endpoint and phones". */
  | 'addOnInList';
export interface Entity {
  type: EntityType;
  id: string;
}
export interface Found {
  entities: Entity[];
  from: number;
  to: number;
}

export interface Phrases {
  add(phrase: string, entity: Entity): void;
  /** What is named in a row of words, the longest names first where two overlap. */
  find(row: readonly string[]): Found[];
  /** Every word of every phrase. */
  words(): string[];
}

/** A word without the ending of its plural: names are matched more strictly than texts, or financing would be a bank. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Names and what they stand for; one name can stand for several things, and the question decides. Endings do not count. */
export function makePhrases(): Phrases {
  const byFirst = new Map<string, { stems: string[]; exact: string | undefined; entities: Entity[] }[]>();
  const all = new Set<string>();
  return {
    add(phrase, entity) {
      const parts = words(phrase);
      for (const part of parts) all.add(part);
      const stems = parts.map(singular);
      const [first] = stems;
      if (first === undefined) return;
      const list = byFirst.get(first) ?? [];
      // "phones" are a thing to buy, a "phone" may be any.
      const exact = parts.length === 1 && parts[0] !== first ? parts[0] : undefined;
      const same = list.find((entry) => entry.exact === exact && entry.stems.join(' ') === stems.join(' '));
      if (!same) list.push({ stems, exact, entities: [entity] });
      else if (!same.entities.some(({ type, id }) => type === entity.type && id === entity.id))
        same.entities.push(entity);
      byFirst.set(
        first,
        list.sort((a, b) => b.stems.length - a.stems.length),
      );
    },
    find(row) {
      const stems = row.map(singular);
      const found: Found[] = [];
      for (let from = 0; from < stems.length; ) {
        const match = byFirst
          .get(stems[from] as string)
          ?.find(
            (entry) =>
              (entry.exact === undefined || entry.exact === row[from]) &&
              entry.stems.every((part, index) => stems[from + index] === part),
          );
        if (match) found.push({ entities: match.entities, from, to: from + match.stems.length });
        from += match ? match.stems.length : 1;
      }
      return found;
    },
    words: () => [...all],
  };
}
