import type { Site } from '../../../data/schema/site.ts';
import { fillCount } from '../../../data/text/fill.ts';
import type { Recognized } from '../../chat/assistant.ts';

/** What the assistant recognized, in the names of the records; each once. */
export function understoodIn({ records, people }: Recognized, site: Site): string[] {
  const named = new Map<string, ReadonlyMap<string, string>>(
    Object.entries({
      plan: new Map(site.pricing.plans.map(({ id, name }) => [id, name])),
      addOn: new Map([...site.pricing.calculatorAddOns, ...site.pricing.planAddOns].map(({ id, name }) => [id, name])),
      service: new Map(site.services.map(({ id, name }) => [id, name])),
      serviceCategory: new Map(site.serviceCategories.map(({ id, name }) => [id, name])),
      industry: new Map(site.industries.map(({ slug, name }) => [slug, name])),
      profile: new Map(site.pricing.profiles.map(({ id, name }) => [id, name])),
      place: new Map(site.locations.map(({ slug, name }) => [slug, name])),
      term: new Map(site.glossary.map(({ slug, term }) => [slug, term])),
    } satisfies Partial<Record<Recognized['records'][number]['kind'], ReadonlyMap<string, string>>>),
  );
  const names = records.flatMap(
    ({ kind, id }) =>
      named.get(kind)?.get(id) ?? (kind === 'law' || kind === 'product' || kind === 'software' ? id : []),
  );
  return [...new Set([...(people > 0 ? [fillCount(site.messages.owner.request.people, people)] : []), ...names])];
}
