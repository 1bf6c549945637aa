import type { TitledText } from '#data/rules/schema/text.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { type Topic, makeTopics } from '#data/rules/text/topics.ts';

export interface Topics {
  /** The characteristic words of a service, industry or location, by id or slug. */
  of(id: string): Topic;
}

const cache = new WeakMap<Site, Topics>();

/** Calculated once per site from all texts of the records. */
export function topicsIn(site: Site): Topics {
  const found = cache.get(site) ?? buildTopics(site);
  cache.set(site, found);
  return found;
}

function buildTopics({ services, planServices, industries, locations, pairs }: Site): Topics {
  const textsById = new Map<string, string[]>();
  const add = (id: string, ...texts: readonly string[]) => textsById.set(id, [...(textsById.get(id) ?? []), ...texts]);
  const words = (points: readonly TitledText[]) => points.flatMap(({ title, description }) => [title, description]);
  for (const service of [...services, ...planServices]) {
    const { name, description, longDescription, features, benefits, delivery, keywords } = service;
    const texts = [name, description, longDescription, ...words(features), ...words(benefits)];
    add('id' in service ? service.id : service.slug, ...texts, ...Object.values(delivery).flat(), ...keywords);
  }
  for (const { slug, name, clients, longDescription, challenges, solutions, benefits, systems, rules } of industries) {
    add(
      slug,
      name,
      clients,
      longDescription,
      ...challenges,
      ...words(solutions),
      ...benefits,
      ...systems,
      ...words(rules),
    );
  }
  for (const { slug, name, summary, economy, districts, sectors } of locations)
    add(slug, name, summary, economy ?? '', ...districts, ...sectors);
  for (const { service, industry, text, points } of pairs.servicesInIndustries)
    for (const id of [service, industry]) add(id, text, ...points);
  for (const { location, text, points } of pairs.servicesInLocations) add(location, text, ...points);
  for (const { industry, location, text, points } of pairs.industriesInLocations)
    for (const id of [industry, location]) add(id, text, ...points);
  const topics = [
    services.map(({ id }) => id),
    planServices.map(({ slug }) => slug),
    industries.map(({ slug }) => slug),
    locations.map(({ slug }) => slug),
  ].flatMap((ids) => [...makeTopics(new Map(ids.map((id) => [id, (textsById.get(id) ?? []).join(' ')])))]);
  const byId = new Map<string, Topic>(topics);
  return { of: (id) => byId.get(id) ?? (() => 0) };
}
