import { planPricing } from '#data/rules/prices/planPricing.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { Industry } from '#data/rules/schema/industry.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { PlanService } from '#data/rules/schema/planService.ts';
import type { Service } from '#data/rules/schema/service.ts';
import type { Site } from '#data/rules/schema/site.ts';

/** A service with a price of its own, or one that comes with the plans, whose prices are its prices. */
export interface OfferedService extends Omit<Service, 'metaDescription' | 'iconName' | 'draft' | 'publishedAt'> {
  plan?: PlanService;
}

/** A service, offered to everybody, at a location, to an industry, or to an industry at a location. */
export interface Offer {
  service: OfferedService;
  industry?: Industry;
  location?: Location;
}

export interface LinkGroup {
  title: string;
  links: NavLink[];
}

/** A service that comes with the plans, as it is offered. It has no pages for industries. */
export function offeredWithPlans(site: Pick<Site, 'pricing'>, plan: PlanService): OfferedService {
  return { ...plan, id: plan.slug, pricing: planPricing(site), targetIndustries: [], plan };
}
