import type { Site } from '../../data/rules/schema/site.ts';
import { words } from '../../data/rules/search/words.ts';

type NameKind = 'plan' | 'addOn' | 'service' | 'planService' | 'industry' | 'profile';

/** A record that a text names, and where: positions of its first word and of the one after its last. */
export interface Named {
  kind: NameKind;
  id: string;
  from: number;
  to: number;
}

/** A stem would make an engine an engineer. */
const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=[^s].)s$/, '');

/** More words than these has no name. */
const maxWords = 6;

/** Finds the names of records among words, the longest at each place; one name may stand for several records. */
export function makeNames(site: Site): (found: readonly string[]) => Named[] {
  const byName = new Map<string, { kind: NameKind; id: string }[]>();
  const keyOf = (all: readonly string[]) => all.map(singular).join(' ');
  const add = (kind: NameKind, id: string, names: readonly string[]) => {
    for (const name of names) {
      const key = keyOf(words(name));
      const known = byName.get(key) ?? [];
      if (!known.some((one) => one.kind === kind && one.id === id)) byName.set(key, [...known, { kind, id }]);
    }
  };
  const { aliases } = site.assistant;
  for (const { id, name } of site.pricing.plans) add('plan', id, [name, ...(aliases.plans[id] ?? [])]);
  for (const { id, name } of site.pricing.calculatorAddOns) add('addOn', id, [name, ...(aliases.addOns[id] ?? [])]);
  for (const { id, name } of site.services) add('service', id, [name, ...(aliases.services[id] ?? [])]);
  for (const { slug, name, nameInText } of site.planServices) add('planService', slug, [name, nameInText]);
  for (const { slug, name, clients, pricingProfile } of site.industries) {
    const names = [name, clients, ...(aliases.industries[slug] ?? [])];
    add('industry', slug, names);
    if (pricingProfile) add('profile', pricingProfile, names);
  }
  for (const { id, name } of site.pricing.profiles) add('profile', id, [name, ...(aliases.profiles[id] ?? [])]);

  return (found) => {
    const named: Named[] = [];
    for (let at = 0; at < found.length; ) {
      let length = Math.min(maxWords, found.length - at);
      while (length > 0 && !byName.has(keyOf(found.slice(at, at + length)))) length -= 1;
      const from = at;
      for (const record of byName.get(keyOf(found.slice(at, at + length))) ?? [])
        if (length > 0) named.push({ ...record, from, to: from + length });
      at += Math.max(1, length);
    }
    return named;
  };
}
