import type { ServiceCategory } from '../schema/serviceCategory.ts';

/** Address of a service category: its own page, or its section on the page of all services. */
export function serviceCategoryAddress({ id, page }: Pick<ServiceCategory, 'id' | 'page'>): string {
  return page ? `/services/${page.slug}` : `/services#${id}`;
}
