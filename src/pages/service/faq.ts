import { formatStartingPrice } from '#data/rules/money/formatStartingPrice.ts';
import type { FaqItem } from '#data/rules/schema/faq.ts';
import type { Industry } from '#data/rules/schema/industry.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill, placeholdersIn } from '#data/rules/text/fill.ts';
import { sentences } from '#data/rules/text/sentences.ts';
import { withArticle } from '#data/rules/text/withArticle.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import type { Offer, OfferedService } from '../shared/offer.ts';
import { inText } from './inText.ts';
import { listText } from '#data/rules/text/listText.ts';

const maxQuestions = 6;

/** The questions of the page of a service alone. */
export function serviceFaq(site: Site, service: OfferedService): FaqItem[] {
  return site.faqs.service.map((item) => filled(item, offerValues(site, { service })));
}

/** The questions of a combination page: those written for it, then those of its pair, then what many pages answer. */
export function combinationFaq(site: Site, offer: Offer): FaqItem[] {
  const { service, industry, location } = offer;
  const index = siteIndex(site);
  const text = industry && location && index.combination(service.id, industry.slug, location.slug);
  const pair = industry
    ? index.serviceInIndustry(service.id, industry.slug)
    : location && index.serviceInLocation(service.id, location.slug);
  const own = [...(text?.questions ?? []), ...(pair?.questions ?? [])];
  return [...own, ...generalQuestions(site, offer)].slice(0, maxQuestions);
}

/** The questions of many pages that this one can answer. */
function generalQuestions(site: Site, offer: Offer): FaqItem[] {
  const { service, industry, location } = offer;
  const values: Record<string, string> = {
    ...offerValues(site, offer),
    notCovered: industry ? (service.notCovered[0] ?? '') : service.notCovered.slice(0, 2).join('. '),
    ...(industry ? industryValues(site, offer, industry) : location ? locationValues(site, location) : {}),
  };
  const sold = service.plan ? 'plan' : service.pricing.pricingModel.endsWith('-month') ? 'monthly' : 'once';
  return site.faqs.combination
    .filter((item) => !item.of || item.of === (industry ? 'industry' : 'location'))
    .filter((item) => !item.sold || item.sold === sold)
    .filter(({ question, answer }) => placeholdersIn(question + answer).every((name) => values[name]))
    .map((item) => filled(item, values));
}

/** What a question of any offer may name. */
function offerValues(site: Site, { service, ...where }: Offer) {
  return {
    service: service.name,
    serviceInText: service.nameInText,
    place: inText(where, site.provider.area.shortName),
    price: formatStartingPrice(service.pricing, site),
  };
}

function filled({ question, answer }: FaqItem, values: Record<string, string>): FaqItem {
  return { question: fill(question, values), answer: fill(answer, values) };
}

function industryValues(site: Site, { service }: Offer, { slug, clients, systems, rules }: Industry) {
  const list = (items: readonly string[]) => listText(items, site.provider.locale);
  return {
    clients,
    systems: list(systems),
    rules: list([...new Set(rules.flatMap(({ title, names }) => names ?? [title]))]),
    software: siteIndex(site).serviceInIndustry(service.id, slug)?.software ?? '',
  };
}

function locationValues(site: Site, { slug, name, districts, postalAreas, reach }: Location) {
  const list = (items: readonly string[]) => listText(items, site.provider.locale);
  return {
    location: name,
    districts: list(districts.map(withArticle)),
    postalAreas: list(postalAreas),
    reach: sentences(reach)[0] ?? '',
    neighbours: list(
      siteIndex(site)
        .neighbours(slug)
        .slice(0, 3)
        .map(({ location }) => location.name),
    ),
  };
}
