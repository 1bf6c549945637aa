import { words } from '../search/words.ts';

/** Names under which a location is found, its own and those of its districts, by its slug. */
export type LocationNames = Readonly<Record<string, readonly string[]>>;

/** A name of a location. */
export interface LocationName {
  slug: string;
  name: string;
}

/** A beginning of a name must have as many characters, so that it does not stand for half of the names. */
const shortestBeginning = 4;
/** More names than these are no question that anybody reads. */
const maxSuggestions = 4;

/**
 * The location with a name that a visitor typed. What is only the beginning of names, or the name of several locations, is no answer: a town
 * may be called as a street of another one. Such names are returned as a question.
 * @param around names of the province and the country, which people write behind a place
 */
export function locationByName(
  typed: string,
  names: LocationNames,
  around: readonly string[] = [],
): { found?: LocationName; asked: LocationName[] } {
  const wanted = comparable(typed, around);
  if (wanted === '') return { asked: [] };
  const having = (matches: (name: string) => boolean) =>
    Object.entries(names).flatMap(([slug, all]) => {
      const name = all.find((one) => matches(comparable(one)));
      return name === undefined ? [] : [{ slug, name }];
    });
  const exact = having((name) => name === wanted);
  const [found, another] = exact;
  if (found) return another ? { asked: exact } : { found, asked: [] };
  if (wanted.length < shortestBeginning) return { asked: [] };
  return { asked: having((name) => name.startsWith(wanted)).slice(0, maxSuggestions) };
}

/** A name's letters and digits alone, without the number of a house, because a street may be a district's name, and without what it lies in. */
export function comparable(name: string, around: readonly string[] = []): string {
  const all = words(name);
  const from = all.length > 1 && /^\d+[a-z]?$/.test(all[0] ?? '') ? 1 : 0;
  return withoutEnd(all.slice(from), around).join('');
}

function withoutEnd(all: readonly string[], around: readonly string[]): readonly string[] {
  const end = around
    .map((name) => words(name))
    .find((outer) => outer.length < all.length && outer.join(' ') === all.slice(-outer.length).join(' '));
  return end ? withoutEnd(all.slice(0, -end.length), around) : all;
}
