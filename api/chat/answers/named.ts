import type { Site } from '../../../data/schema/site.ts';
import type { Entity, EntityKind } from '../extract/lexicon.ts';
import type { Slots } from '../extract/slots.ts';

/** The records that an utterance names, by kind; those it removes are listed apart. */
export interface Named {
  entities: readonly Entity[];
  ids(kind: EntityKind): string[];
  removedIds(kind: EntityKind): string[];
  /** The pricing profile of the industry or profile that is named. */
  profileId?: string;
}

export function namedIn({ mentions, removed }: Slots, { industries }: Pick<Site, 'industries'>): Named {
  const entitiesOf = (isRemoved: boolean) =>
    mentions.filter((mention) => removed.has(mention) === isRemoved).flatMap(({ entities }) => entities);
  const gone = entitiesOf(true);
  const kept = entitiesOf(false).filter(({ kind, id }) => !gone.some((one) => one.kind === kind && one.id === id));
  const ids = (list: readonly Entity[], kind: EntityKind) => [
    ...new Set(list.filter((entity) => entity.kind === kind).map(({ id }) => id)),
  ];
  const profile = ids(kept, 'profile')[0];
  const industry = industries.find(({ slug }) => slug === ids(kept, 'industry')[0]);
  const profileId = profile ?? industry?.pricingProfile;
  return {
    entities: kept,
    ids: (kind) => ids(kept, kind),
    removedIds: (kind) => ids(gone, kind),
    ...(profileId ? { profileId } : {}),
  };
}
