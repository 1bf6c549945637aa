import type { Location } from '../schema/location.ts';
import { words } from '../search/words.ts';

/**
 * Finds the location for the name of a city: by slug, then by exact name, then by whole words of a name ("Richmond" matches
 * Richmond Hill, "City of Toronto" matches Toronto, but "Bra" does not match Brampton). Comparisons ignore case, accents and
 * punctuation; of several matches the first location counts.
 */
export function matchCity<L extends Pick<Location, 'slug' | 'name'>>(
  city: string,
  locations: readonly L[],
): L | undefined {
  const wanted = words(city).join(' ');
  if (!wanted) return undefined;
  const named = locations.map((location) => ({ location, name: words(location.name).join(' ') }));
  const match =
    named.find(({ location }) => location.slug === wanted.replaceAll(' ', '-')) ??
    named.find(({ name }) => name === wanted) ??
    named.find(({ name }) => ` ${name} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${name} `));
  return match?.location;
}
