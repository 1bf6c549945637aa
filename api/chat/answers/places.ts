import { type LocationNames, locationByName } from '../../../data/locations/locationByName.ts';
import { locationOfPostalArea, postalAreasOf } from '../../../data/locations/locationOfPostalCode.ts';
import { nearestLocations } from '../../../data/locations/nearest.ts';
import type { Coordinates } from '../../../data/schema/geo.ts';
import { fill } from '../../../data/text/fill.ts';
import type { Language } from '../read/language.ts';
import type { Answer, Answerer, Answerers, AnswerTools, Texts } from './answer.ts';

/** Whether a place is served, and how far it is. */
export function placeAnswerers({ site, list, texts: textsOf }: AnswerTools): Answerers {
  const { locations, provider, assistant } = site;
  const allPage = ({ places }: Texts) => ({ title: places.all, href: '/locations' });
  const areas = postalAreasOf(locations);
  const listOfAll = (language: Language) =>
    list(
      locations.map(({ name }) => name),
      language,
    );
  const phone = provider.phone.display;

  const answer: Answerer = ({ slots, named, language }) => {
    const texts = textsOf(language);
    // Written in another way, such as without its space, a name is not among those that are named.
    const written = locationByName(slots.unknownPlace ?? '', ownNames(locations)).found?.slug;
    const served = locations.filter(({ slug }) => slug === written || named.ids('place').includes(slug));
    const near = assistant.places.filter(({ name }) => named.ids('nearPlace').includes(name));
    const parts: Answer[] = [
      ...served.map(
        (location): Answer => ({
          text: fill(texts.places.served, { place: location.name }),
          links: [{ title: location.name, href: `/locations/${location.slug}` }],
        }),
      ),
      ...near.map(({ name, coordinates }) => distant(name, coordinates, texts)),
    ];
    if (parts.length > 0)
      return {
        text: parts.map(({ text }) => text).join('\n'),
        links: parts.flatMap(({ links = [] }) => links),
        state: stateOf(served, near),
      };
    if (slots.postalArea) return byPostalArea(slots.postalArea, texts, language);
    if (slots.unknownPlace)
      return {
        text: fill(texts.places.unknown, {
          place: capitalized(slots.unknownPlace),
          list: listOfAll(language),
          phone,
        }),
        links: [allPage(texts)],
        state: { pending: 'place', doubtfulPlace: { name: slots.unknownPlace } },
      };
    return {
      text: `${fill(texts.places.list, { list: listOfAll(language) })} ${texts.places.askPlace}`,
      links: [allPage(texts)],
      state: { pending: 'place', listed: locations.map(({ slug }) => ({ kind: 'place' as const, id: slug })) },
    };
  };

  function distant(name: string, coordinates: Coordinates, texts: Texts): Answer {
    const [nearest] = nearestLocations(coordinates, locations, 1);
    const km = Math.round(nearest?.distanceKm ?? 0);
    const values = { place: name, km, nearest: nearest?.location.name ?? provider.address.city };
    return km <= assistant.visitsWithinKm
      ? {
          text: fill(texts.places.near, values),
          links: nearest ? [{ title: nearest.location.name, href: `/locations/${nearest.location.slug}` }] : [],
        }
      : { text: fill(texts.places.far, { ...values, phone }), links: [allPage(texts)] };
  }

  function byPostalArea(area: string, texts: Texts, language: Language): Answer {
    const owner = locationOfPostalArea(area, areas);
    const location = locations.find(({ slug }) => slug === owner);
    return location
      ? {
          text: fill(texts.places.postal, { area, place: location.name }),
          links: [{ title: location.name, href: `/locations/${location.slug}` }],
          state: { subjects: [{ kind: 'place', id: location.slug }] },
        }
      : {
          text: fill(texts.places.postalUnknown, { area, list: listOfAll(language), phone }),
          links: [allPage(texts)],
          state: { pending: 'place', doubtfulPlace: { postalArea: area } },
        };
  }

  return { place: answer };
}

const stateOf = (
  served: readonly { slug: string }[],
  near: readonly { name: string }[],
): NonNullable<Answer['state']> => {
  const doubtful = near.map(({ name }) => ({ kind: 'nearPlace' as const, id: name }));
  const entity = doubtful.at(-1);
  return {
    subjects: [...served.map(({ slug }) => ({ kind: 'place' as const, id: slug })), ...doubtful],
    ...(entity ? { doubtfulPlace: { entity } } : {}),
  };
};

const ownNames = (locations: AnswerTools['site']['locations']): LocationNames =>
  Object.fromEntries(locations.map(({ slug, name }) => [slug, [name]]));

const capitalized = (name: string) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
