import type { Site } from '../../../data/schema/site.ts';
import { words } from '../../../data/search/words.ts';
import { makePhrases, type EntityType, type Phrases } from './phrases.ts';

/** Everything that the site's records name, and what else visitors call it. */
export function sitePhrases({
  pricing,
  services,
  serviceAreas,
  industries,
  locations,
  glossary,
  assistant,
}: Site): Phrases {
  const phrases = makePhrases();
  const add = (type: EntityType, id: string, ...names: string[]) => {
    for (const name of names) phrases.add(name, { type, id });
  };
  const addAliases = (type: EntityType, aliases: Record<string, string[]>) => {
    for (const [id, names] of Object.entries(aliases)) for (const name of names) add(type, id, name, ...joined(name));
  };

  for (const { id, name } of pricing.plans) add('plan', id, name, `${name} plan`);
  for (const { id, name } of pricing.calculatorAddOns) add('addOn', id, name);
  for (const { id, name } of pricing.planAddOns)
    if (!pricing.calculatorAddOns.some((addOn) => addOn.name === name))
      add('planAddOn', id, name, ...name.split(' & ').slice(0, 1));
  for (const { id, name, nameInText, keywords } of services) add('service', id, name, nameInText, ...keywords);
  for (const { id, name, service } of serviceAreas) add(service ? 'service' : 'area', service ?? id, name);
  for (const { slug, name, clients, systems } of industries) {
    add('industry', slug, name, clients, ...clients.split(/,| and /));
    // A product's own name is enough: "Clio", "OSCAR".
    for (const system of systems) add('system', slug, system, ...brandWord(system));
  }
  for (const { industryId, name } of pricing.profiles) add('profile', industryId, name);
  for (const { slug, name, districts, landmark } of locations) {
    add('location', slug, name, ...joined(name));
    for (const district of [...districts, landmark])
      if (words(district).length > 1 || district.length > 7) add('location', slug, district);
      else if (!ordinary.has(district.toLowerCase())) add('location', slug, district);
  }
  for (const { name, aliases = [], within } of assistant.places)
    add(within ? 'location' : 'nearby', within ?? name, name, ...joined(name), ...aliases);
  for (const { slug, term } of glossary) {
    const initials = words(term)
      .map(([letter]) => letter)
      .join('');
    add('term', slug, term, ...(initials.length > 2 ? [initials] : []));
    for (const { id, name } of pricing.calculatorAddOns)
      if (words(term).length === 1 && words(name).includes(words(term)[0] as string)) add('addOnInList', id, term);
  }
  addAliases('plan', assistant.aliases.plans);
  addAliases('addOn', assistant.aliases.addOns);
  addAliases('service', assistant.aliases.services);
  addAliases('industry', assistant.aliases.industries);
  addAliases('profile', assistant.aliases.profiles);
  addAliases('term', assistant.aliases.terms);
  return phrases;
}

/** "richmondhill", "lawfirm" */
const joined = (name: string) => (/^\p{L}+ \p{L}+$/u.test(name) ? [name.replace(' ', '')] : []);

/** Districts whose names mean something else as well. */
const ordinary = new Set(['gateway', 'maple', 'cornell', 'headford', 'harwood']);

/** The first word of a product's name where it is a name by itself. */
function brandWord(system: string): string[] {
  const [first = ''] = system.split(/[ (]/);
  return first.length >= 4 &&
    !/^(?:microsoft|salesforce|electronic|guest|cold|condo|unity|square|applied|maximizer|controlled)/i.test(first)
    ? [first]
    : [];
}
