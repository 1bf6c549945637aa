import { locationOfPostalArea, postalAreasOf } from '../../../data/rules/locations/locationOfPostalCode.ts';
import { nearestLocations } from '../../../data/rules/locations/nearest.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { words } from '../../../data/rules/search/words.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import type { Sentence } from '../read/sentences.ts';
import type { Answer, Language, Texts } from '../reply.ts';
import { makePlaceFinder, maxWords, type NamedPlace } from './findPlace.ts';
import { listText } from '../../../data/rules/text/listText.ts';

/** A postal area that is not ours is one in so few words, or where a place is asked for: "B2B" and "T4A" mean something else too. */
const maxWordsAlone = 2;
/** A question about a place has at most so many other significant words. */
const maxOtherWords = 2;

/** Whether a place is served, and how far it is. Undefined where a sentence does not ask that. */
export function makePlaces(site: Site, texts: (language: Language) => Texts) {
  const { locations, provider, assistant } = site;
  const { serve, price } = assistant.vocabulary;
  const areas = postalAreasOf(locations);
  const bySlug = new Map(locations.map((location) => [location.slug as string, location]));
  const find = makePlaceFinder(site);
  const page = (language: Language) => ({ title: texts(language).places.all, href: '/locations' });
  function outside({ name, coordinates }: NamedPlace, replies: Texts['places']): string {
    const [nearest] = coordinates ? nearestLocations(coordinates, locations, 1) : [];
    const km = Math.round(nearest?.distanceKm ?? 0);
    return fill<string>(km <= assistant.visitsWithinKm ? replies.near : replies.far, {
      place: name,
      km,
      nearest: nearest?.location.name ?? provider.address.city,
      phone: provider.phone.display,
    });
  }
  function about(all: readonly NamedPlace[], language: Language): Answer {
    const { places: replies } = texts(language);
    const served = all.filter(({ slug }) => slug && bySlug.has(slug));
    const others = all.filter((place) => !served.includes(place)).map((place) => outside(place, replies));
    const place = listText(
      served.map(({ name }) => name),
      language,
    );
    const values = { place, city: provider.address.city };
    const links = served.map(({ slug = '' }) => ({ title: bySlug.get(slug)?.name ?? '', href: `/locations/${slug}` }));
    return {
      text: [...(place ? [fill<string>(replies.served, values)] : []), ...others].join(' '),
      links: links.length > 0 ? links : [page(language)],
      askPerson: others.length > 0,
      state: { card: 'places' },
    };
  }

  return {
    answer(sentence: Sentence, language: Language, { isAsked }: { isAsked: boolean }): Answer | undefined {
      const { places: replies } = texts(language);
      const [, area = '', rest] = /\b([a-z]\d[a-z])(\s?\d[a-z]\d)?\b/i.exec(sentence.text) ?? [];
      const code = area.toUpperCase();
      const asksPlace = isAsked || rest !== undefined || sentence.words.some((word) => serve.has(word));
      const slug = code ? locationOfPostalArea(code, areas) : undefined;
      if (code && (asksPlace || sentence.words.length <= (slug ? maxWords : maxWordsAlone))) {
        const name = slug && bySlug.get(slug)?.name;
        const phone = provider.phone.display;
        return {
          text: name
            ? fill(replies.postal, { area: code, place: name })
            : fill(replies.postalUnknown, { area: code, phone }),
          links: name ? [{ title: name, href: `/locations/${slug}` }] : [page(language)],
          state: { card: 'places' },
        };
      }
      if (sentence.words.some((word) => price.has(word) && !serve.has(word))) return undefined;
      const { places: found, others } = find(sentence.words, isAsked);
      const isShort = sentence.words.length <= maxWords;
      if (
        found.length === 0 ||
        !(asksPlace || isShort || others === 0) ||
        others > (isAsked ? maxWords : maxOtherWords)
      )
        return undefined;
      return about(found, language);
    },
    /** The words of a sentence that name no place. */
    without: ({ words: own }: Sentence): readonly string[] => find(own, false).rest,
    /** The places that a text names, for whoever reads it. */
    named: (text: string): readonly string[] => find(words(text), false).places.flatMap(({ slug }) => slug ?? []),
  };
}
