import type { RecordCheck } from './recordCheck.ts';

/** Services, plan services, industries and locations share the addresses under `/services/…`, so their slugs must differ. */
export const distinctAddresses: RecordCheck = (site) => {
  const owners = new Map<string, string>();
  const segments = [
    ...site.services.map(({ id }) => ({ kind: 'services', field: 'id', segment: id })),
    ...site.planServices.map(({ slug }) => ({ kind: 'planServices', field: 'slug', segment: slug })),
    ...site.industries.map(({ slug }) => ({ kind: 'industries', field: 'slug', segment: slug })),
    ...site.locations.map(({ slug }) => ({ kind: 'locations', field: 'slug', segment: slug })),
  ];
  return segments
    .filter(({ segment }) => typeof segment === 'string')
    .flatMap(({ kind, field, segment }) => {
      const owner = owners.get(segment) ?? kind;
      owners.set(segment, owner);
      return owner === kind
        ? []
        : [
            `${kind}/${segment}: ${field} "${segment}" is taken by ${owner}/${segment}, and both have pages under /services. Rename one of them.`,
          ];
    });
};
