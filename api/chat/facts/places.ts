import { type LocationNames, locationByName } from '../../../data/locations/locationByName.ts';
import { locationOfPostalArea, postalAreasOf } from '../../../data/locations/locationOfPostalCode.ts';
import { nearestLocations } from '../../../data/locations/nearest.ts';
import { findPlaces } from '../../../data/places/findPlaces.ts';
import type { Coordinates } from '../../../data/schema/geo.ts';
import type { Site } from '../../../data/schema/site.ts';
import { words } from '../../../data/search/words.ts';
import { fill } from '../../../data/text/fill.ts';
import type { Sentence } from '../read/sentences.ts';
import type { Answer, Language, Texts } from '../reply.ts';

/** More words than these have no place's name. */
const mostWords = 4;
/** A question about a place has at most so many other significant words. */
const mostOthers = 3;

/** Names of smaller towns are everyday words too often, such as Bath and Hope. */
const leastPopulation = 5000;

interface Place {
  name: string;
  slug?: string | undefined;
  coordinates?: Coordinates;
}

/** Whether a place is served, and how far it is. Undefined where a sentence does not ask that. */
export function makePlaces(site: Site, texts: (language: Language) => Texts) {
  const { locations, provider, assistant } = site;
  const { serve, beforePlaces, functionWords } = assistant.vocabulary;
  const areas = postalAreasOf(locations);
  const bySlug = new Map(locations.map((location) => [location.slug as string, location]));
  const names: LocationNames = Object.fromEntries([
    ...locations.map(({ slug, name }) => [slug, [name]] as const),
    ...assistant.places.map(({ name, aliases = [] }, at) => [`near ${at}`, [name, ...aliases]] as const),
  ]);
  const page = (language: Language) => ({ title: texts(language).places.all, href: '/locations' });
  const isOwn = (word: string) => serve.has(word) || functionWords.en?.has(word) || functionWords.fr?.has(word);

  /** The place that consecutive words name; a town that is not ours only after a word such as "in". */
  function placeIn(own: readonly string[], isAsked: boolean): { place: Place; others: number } | undefined {
    for (let length = mostWords; length > 0; length--)
      for (let at = 0; at + length <= own.length; at++) {
        const name = own.slice(at, at + length).join(' ');
        const found = placeNamed(name, isAsked || beforePlaces.has(own[at - 1] ?? ''));
        if (!found) continue;
        const others = own.filter((word, index) => (index < at || index >= at + length) && !isOwn(word)).length;
        return { place: found, others };
      }
    return undefined;
  }

  function placeNamed(name: string, withOthers: boolean): Place | undefined {
    const { found } = locationByName(name, names);
    const near = found?.slug.startsWith('near ') ? assistant.places[Number(found.slug.slice(5))] : undefined;
    if (near) return { name: near.name, slug: near.within, coordinates: near.coordinates };
    if (found) return { name: bySlug.get(found.slug)?.name ?? name, slug: found.slug };
    if (!withOthers || name.length < 4 || isOwn(name)) return undefined;
    const [town] = [...findPlaces(name, provider.address.region), ...findPlaces(name)];
    return town && town.population >= leastPopulation ? { name: town.name, coordinates: town.coordinates } : undefined;
  }

  function about({ name, slug, coordinates }: Place, language: Language): Answer {
    const { places: said } = texts(language);
    const location = slug ? bySlug.get(slug) : undefined;
    if (location)
      return {
        text: fill(said.served, { place: name }),
        links: [{ title: location.name, href: `/locations/${location.slug}` }],
        state: { card: 'places' },
      };
    const [nearest] = coordinates ? nearestLocations(coordinates, locations, 1) : [];
    const km = Math.round(nearest?.distanceKm ?? 0);
    const values = {
      place: name,
      km,
      nearest: nearest?.location.name ?? provider.address.city,
      phone: provider.phone.display,
    };
    return {
      text: fill<string>(km <= assistant.visitsWithinKm ? said.near : said.far, values),
      links: [page(language)],
      askPerson: true,
      state: { card: 'places' },
    };
  }

  return {
    answer(sentence: Sentence, language: Language, { isAsked }: { isAsked: boolean }): Answer | undefined {
      const { places: said } = texts(language);
      const [, area = '', rest] = /\b([a-z]\d[a-z])(\s?\d[a-z]\d)?\b/i.exec(sentence.text) ?? [];
      const code = area.toUpperCase();
      const asksService =
        isAsked ||
        rest !== undefined ||
        sentence.words.some((word) => serve.has(word)) ||
        sentence.words.length <= mostWords;
      if (code && asksService) {
        const slug = locationOfPostalArea(code, areas);
        const name = slug && bySlug.get(slug)?.name;
        const phone = provider.phone.display;
        return {
          text: name ? fill(said.postal, { area: code, place: name }) : fill(said.postalUnknown, { area: code, phone }),
          links: name ? [{ title: name, href: `/locations/${slug}` }] : [page(language)],
          state: { card: 'places' },
        };
      }
      const found = placeIn(sentence.words, isAsked);
      if (!found || !asksService || found.others > (isAsked ? mostWords : mostOthers)) return undefined;
      return about(found.place, language);
    },
    /** The places that a text names, for whoever reads it. */
    named: (text: string): readonly string[] => {
      const found = placeIn(words(text), false);
      return found?.place.slug ? [found.place.slug] : [];
    },
  };
}
