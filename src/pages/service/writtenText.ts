import { serviceSourceMessages } from '#data/messages/service.ts';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { formatStartingPrice } from '#data/rules/money/formatStartingPrice.ts';
import type { Combination } from '#data/rules/schema/combination.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import type { Offer } from '../shared/offer.ts';
import { planCosts } from './planCosts.ts';

/** The text written for an industry in a location, and what the service costs such a client. */
export interface WrittenText extends Pick<Combination, 'situation' | 'firstSteps' | 'systems' | 'problems'> {
  heading: string;
  cost: {
    heading: string;
    prices: { label: string; value: string }[];
    /** What the prices hold for. */
    conditions: string;
    calculator: NavLink;
  };
}

/** The text of an offer's page; undefined where none is written. */
export function writtenTextOf(site: Site, offer: Offer): WrittenText | undefined {
  const { service, industry, location } = offer;
  const text = industry && location && siteIndex(site).combination(service.id, industry.slug, location.slug);
  if (!text) return undefined;
  const { people, situation, firstSteps, systems, problems } = text;
  return {
    heading: fill(serviceSourceMessages.typicalSituation, { clients: industry.clients, location: location.name }),
    situation,
    firstSteps,
    systems,
    problems,
    cost: costOf(site, { ...offer, industry }, people),
  };
}

function costOf(
  site: Site,
  { service, industry }: Offer & Required<Pick<Offer, 'industry'>>,
  people: number,
): WrittenText['cost'] {
  const texts = serviceSourceMessages.cost;
  const { startingPrice, pricingModel } = service.pricing;
  const price = formatStartingPrice(service.pricing, site);
  const alone = {
    label: fill(texts.alone, { service: service.name }),
    value:
      pricingModel === 'per-user-month'
        ? fill(texts.fromTotal, { total: formatMoney(startingPrice * people, site.provider), price })
        : fill(texts.from, { price }),
  };
  const condition = [
    fillCount(texts.conditions, people, { service: service.nameInText }),
    ...(pricingModel === 'project' ? [texts.project] : []),
  ].join(' ');
  const { prices, ...rest } = planCosts(site, people, industry.pricingProfile, condition);
  return {
    heading: fillCount(texts.heading, people, { service: service.nameInText }),
    prices: [alone, ...prices],
    ...rest,
  };
}
