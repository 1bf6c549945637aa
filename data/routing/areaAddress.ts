import type { ServiceArea } from '../schema/service.ts';

/** Where an area of work is told of: on its own page, or in its section of all services. */
export function areaAddress({ id, page }: Pick<ServiceArea, 'id' | 'page'>): string {
  return page ? `/services/${page.slug}` : `/services#${id}`;
}
