import { serviceSourceMessages } from '#data/messages/service.ts';
import { formatMoney } from '#data/money/formatMoney.ts';
import { formatStartingPrice } from '#data/money/formatStartingPrice.ts';
import { percentAbove } from '#data/plans/percentAbove.ts';
import { type Quote, quote } from '#data/plans/quote.ts';
import type { Combination } from '#data/schema/combination.ts';
import type { NavLink } from '#data/schema/navigation.ts';
import type { Site } from '#data/schema/site.ts';
import { fill, fillCount } from '#data/text/fill.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import type { Offer } from './offerTypes.ts';

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
  const { pricing, provider } = site;
  const texts = serviceSourceMessages.cost;
  const money = (cents: number) => formatMoney(cents, provider);
  const quotes = pricing.plans
    .filter(({ minUsers }) => people >= minUsers)
    .map(({ id }) =>
      quote(
        {
          planId: id,
          users: people,
          profileId: industry.pricingProfile,
          addOnIds: [],
          includeSetup: true,
          includeHardware: false,
          devices: 0,
        },
        pricing,
      ),
    );
  const { startingPrice, pricingModel } = service.pricing;
  const price = formatStartingPrice(service.pricing, site);
  return {
    heading: fillCount(texts.heading, people, { service: service.nameInText }),
    prices: [
      {
        label: fill(texts.alone, { service: service.name }),
        value:
          pricingModel === 'per-user-month'
            ? fill(texts.fromTotal, { total: money(startingPrice * people), price })
            : fill(texts.from, { price }),
      },
      ...quotes.map(({ plan, monthly, oneTime }) => ({
        label: fill(texts.plan, { plan: plan.name }),
        value: fill(texts.planPrice, { monthly: money(monthly), setup: money(oneTime) }),
      })),
    ],
    conditions: conditionsOf(quotes[0], people, service.nameInText),
    calculator: {
      label: fillCount(texts.calculate, people),
      href: `/pricing?users=${people}&industry=${industry.pricingProfile}`,
    },
  };
}

/** What the prices of the plans hold for; the same for every plan. */
function conditionsOf(quoted: Quote | undefined, people: number, service: string): string {
  const texts = serviceSourceMessages.cost;
  const rate = quoted ? percentAbove(quoted.compliance.multiplier) : 0;
  const discount = quoted?.volumeDiscount.percent ?? 0;
  return [
    fillCount(texts.conditions, people, { service }),
    ...(quoted && rate !== 0
      ? [
          fill(rate > 0 ? texts.rateAbove : texts.rateBelow, {
            industry: quoted.compliance.name,
            percent: Math.abs(rate),
          }),
        ]
      : []),
    ...(discount > 0 ? [fill(texts.volumeDiscount, { percent: discount })] : []),
  ].join(' ');
}
