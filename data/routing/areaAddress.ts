import type { ServiceArea } from '../schema/service.ts';

/** Address of a service area: its own page, or its section on the page of all services. */
export function areaAddress({ id, page }: Pick<ServiceArea, 'id' | 'page'>): string {
  return page ? `/services/${page.slug}` : `/services#${id}`;
}
