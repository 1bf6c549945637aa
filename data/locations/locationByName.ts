import { normalizeText } from '../search/normalizeText.ts';

/** Names under which a location is found, its own and those of its districts, by its slug. */
export type LocationNames = Readonly<Record<string, readonly string[]>>;

/** A beginning of a name must have as many characters, so that it does not stand for half of the names. */
const shortestBeginning = 4;

/** The slug of the only location with a name that a visitor typed, or typed the beginning of; undefined where there is none. */
export function locationByName(typed: string, names: LocationNames): string | undefined {
  const wanted = comparable(typed);
  const having = (matches: (name: string) => boolean) =>
    Object.keys(names).filter((slug) => names[slug]?.some((name) => matches(comparable(name))));
  const [exact, another] = having((name) => name === wanted);
  if (exact) return another ? undefined : exact;
  if (wanted.length < shortestBeginning) return undefined;
  const beginning = having((name) => name.startsWith(wanted));
  return beginning.length === 1 ? beginning[0] : undefined;
}

/** Without the number of a house: a street may be a district's name. */
const comparable = (name: string) =>
  normalizeText(name)
    .replaceAll('-', ' ')
    .replace(/^\d+[a-z]? +/, '');
