import { softwareNames } from '../../../data/facts/softwareNames.ts';
import { stem } from '../../../data/search/stem.ts';
import type { Site } from '../../../data/schema/site.ts';
import { tokenize, type Token } from '../read/tokens.ts';

/** Kinds of records that a message can name. */
export type EntityKind =
  | 'plan'
  | 'addOn'
  | 'service'
  | 'serviceCategory'
  | 'industry'
  | 'profile'
  | 'place'
  | 'nearPlace'
  | 'term'
  | 'law'
  | 'product'
  | 'software'
  | 'page';

export interface Entity {
  kind: EntityKind;
  /** Id or slug of the record; for products, software and laws the name. */
  id: string;
}

/** Names in a message: the tokens from `from` to before `to` name each of the entities. */
export interface Mention {
  entities: Entity[];
  from: number;
  to: number;
}

export interface Lexicon {
  find(tokens: readonly Token[]): Mention[];
  /** Every word that a name contains. */
  nameWords: ReadonlySet<string>;
  /** Every name with the kind of its first record, for example "plan:professional". */
  names: readonly string[];
}

/** Finds the names of all records and pages. Names are compared by the stems of their words, so that plurals match. */
export function makeLexicon(site: Site): Lexicon {
  const { assistant } = site;
  const byPhrase = new Map<string, Entity[]>();
  /** The words of the places' names, as they are written. */
  const placeNames = new Set<string>();
  const nameWords = new Set<string>();
  let longest = 1;

  function add(kind: EntityKind, id: string, names: readonly (string | undefined)[]): void {
    for (const name of names) {
      if (!name) continue;
      const tokens = tokenize(name, assistant.vocabulary).filter((word) => word !== ',' && word !== '.');
      if (tokens.length === 0) continue;
      for (const word of tokens) nameWords.add(word);
      longest = Math.max(longest, tokens.length);
      if (kind === 'place' || kind === 'nearPlace') placeNames.add(tokens.join(' '));
      const key = tokens.map(stem).join(' ');
      const known = byPhrase.get(key);
      if (!known) byPhrase.set(key, [{ kind, id }]);
      else if (!known.some((entity) => entity.kind === kind && entity.id === id)) known.push({ kind, id });
    }
  }

  const { aliases } = assistant;
  for (const { id, name } of site.pricing.plans) add('plan', id, [name, `${name} plan`, ...(aliases.plans[id] ?? [])]);
  for (const { id, name } of [...site.pricing.calculatorAddOns, ...site.pricing.planAddOns])
    add('addOn', id, [name, ...name.split(' & ').slice(0, 1), ...(aliases.addOns[id] ?? [])]);
  for (const { id, name, nameInText } of site.services)
    add('service', id, [name, nameInText, ...(aliases.services[id] ?? [])]);
  for (const { id, name, planService } of site.serviceCategories)
    if (planService) add('serviceCategory', id, [name, ...(aliases.services[id] ?? [])]);
  for (const { slug, id, name, clients } of site.industries)
    add('industry', slug, [name, clients, ...(aliases.industries[slug] ?? aliases.industries[id] ?? [])]);
  for (const { id, name } of site.pricing.profiles) add('profile', id, [name, ...(aliases.profiles[id] ?? [])]);
  for (const { slug, name, districts, landmark } of site.locations)
    add('place', slug, [name, ...districts, ...(landmark ? [landmark] : [])]);
  for (const { name, aliases: names = [], within } of assistant.places)
    add(within ? 'place' : 'nearPlace', within ?? name, [name, ...names]);
  for (const { slug, term } of site.glossary)
    add('term', slug, [term, ...term.split(/[()]/), ...(aliases.terms[slug] ?? [])]);
  for (const { rules } of site.industries) for (const { title } of rules) add('law', lawOf(title), [lawOf(title)]);
  for (const [system, names] of softwareNames(site)) add('software', system, names);
  for (const [law, names] of Object.entries(assistant.laws)) add('law', law, [law, ...names]);
  for (const { name } of site.partners) add('product', name, [name]);
  for (const { id, names } of assistant.pages) add('page', id, names);

  const firstStems = new Set([...byPhrase.keys()].map((phrase) => phrase.split(' ', 1)[0] ?? ''));
  return {
    nameWords,
    names: [...byPhrase].map(([phrase, [entity]]) => `${entity?.kind}:${phrase}`),
    find(tokens) {
      const stems = tokens.map(stem);
      const mentions: Mention[] = [];
      for (let at = 0; at < tokens.length; at++) {
        if (!firstStems.has(stems[at] ?? '')) continue;
        for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
          const entities = byPhrase.get(stems.slice(at, at + length).join(' '));
          // The name of a place is no other form of an everyday word, but may end in the sign of an owner.
          const written = tokens.slice(at, at + length).join(' ');
          const isName = placeNames.has(written) || placeNames.has(written.replace(/['’]?s$/, ''));
          const named = isName ? entities : entities?.filter((entity) => !isPlace(entity));
          if (!named || named.length === 0) continue;
          mentions.push({ entities: named, from: at, to: at + length });
          at += length - 1;
          break;
        }
      }
      return mentions;
    },
  };
}

const isPlace = ({ kind }: Entity): boolean => kind === 'place' || kind === 'nearPlace';

/** The law or body that a rule is about: the part of its title before the colon. */
function lawOf(title: string): string {
  return title.split(':')[0]?.trim() ?? title;
}
