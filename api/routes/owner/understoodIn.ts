import type { Site } from '../../../data/rules/schema/site.ts';
import { fillCount } from '../../../data/rules/text/fill.ts';
import type { Assistant } from '../../chat/assistant.ts';

/** What the assistant recognized, in the names of the records; each once. */
export function understoodIn({ records, places, people }: ReturnType<Assistant['recognize']>, site: Site): string[] {
  const { pricing, services, planServices, industries, locations } = site;
  const named: Record<(typeof records)[number]['kind'], ReadonlyMap<string, string>> = {
    plan: new Map(pricing.plans.map(({ id, name }) => [id, name])),
    addOn: new Map(pricing.calculatorAddOns.map(({ id, name }) => [id, name])),
    service: new Map(services.map(({ id, name }) => [id, name])),
    planService: new Map(planServices.map(({ slug, name }) => [slug, name])),
    industry: new Map(industries.map(({ slug, name }) => [slug, name])),
    profile: new Map(pricing.profiles.map(({ id, name }) => [id, name])),
  };
  const names = [
    ...records.flatMap(({ kind, id }) => named[kind].get(id) ?? []),
    ...locations.filter(({ slug }) => places.includes(slug)).map(({ name }) => name),
  ];
  return [...new Set([...(people > 0 ? [fillCount(site.messages.owner.request.people, people)] : []), ...names])];
}
