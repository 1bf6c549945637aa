import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { Industry } from '#data/rules/schema/industry.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { Service } from '#data/rules/schema/service.ts';

/** A service, offered to everybody, at a location, to an industry, or to an industry at a location. */
export interface Offer {
  service: Service;
  industry?: Industry;
  location?: Location;
}

export interface LinkGroup {
  title: string;
  links: NavLink[];
}
