import type { Location } from '../schema/location.ts';
import { words } from '../search/words.ts';

/**
 * The location a city's name stands for: by slug, then by exact name, then by part of a name ("Richmond" for Richmond
 * Hill, "City of Toronto" for Toronto). Parts are whole words, or Bra in Italy would be Brampton. Letter case, accents and
 * punctuation do not count; the first location of the list wins; undefined where none fits.
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
