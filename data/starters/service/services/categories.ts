import type { SlugOf } from '#data/rules/schema/reference.ts';
import type { ServiceCategory } from '#data/rules/schema/serviceCategory.ts';
import { services } from './index.ts';

/** A card for each service: on the home page, on the page of all services and in the contact form. */
export const serviceCategories: ServiceCategory[] = services.map(
  ({ id, name, description, features, iconName }): ServiceCategory => ({
    id,
    name,
    contactLabel: name,
    description,
    features: features.map(({ title }) => title),
    iconName,
    service: id as SlugOf<'service'>,
  }),
);
