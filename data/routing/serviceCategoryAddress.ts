import type { ServiceCategory } from '../schema/serviceCategory.ts';

/** Address of a service category: the page of its plan service, or its section on the page of all services. */
export function serviceCategoryAddress({ id, planService }: Pick<ServiceCategory, 'id' | 'planService'>): string {
  return planService ? `/services/${planService}` : `/services#${id}`;
}
