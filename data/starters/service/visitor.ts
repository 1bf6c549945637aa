import type { SlugOf } from '#data/rules/schema/reference.ts';
import type { RecordsInput } from '#data/rules/schema/site.ts';
import { locations } from './locations/index.ts';

/** `{location}` is the visitor's nearest place. */
export const visitor: RecordsInput['visitor'] = {
  hero: 'We serve {location}. Call, or tell us when it suits you.',
  services: 'All of these services are open to people in {location}.',
  servicesAnywhere: 'All of these services are open to people in every place that we serve.',
  servicesCard: { title: 'Are you in {location}?', description: 'Say what it is about, and we call you back.' },
  popularIndustries: [],
  selector: locations.slice(0, 4).map(({ slug }) => slug as SlugOf<'location'>),
};
