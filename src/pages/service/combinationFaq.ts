import { formatStartingPrice } from '#data/rules/money/formatStartingPrice.ts';
import type { FaqItem, OfferFaqItem } from '#data/rules/schema/faq.ts';
import type { Industry } from '#data/rules/schema/industry.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { PlanService } from '#data/rules/schema/planService.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill, placeholdersIn } from '#data/rules/text/fill.ts';
import { sentences } from '#data/rules/text/sentences.ts';
import { sortByTopic } from '#data/rules/text/topics.ts';
import { withArticle } from '#data/rules/text/withArticle.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { inText } from './inText.ts';
import type { Offer } from '../shared/offer.ts';
import { mostRelevantPoint } from './passages.ts';
import { topicsIn } from './topics.ts';

/** How many questions a page answers, and how many of them are about its industry and its location. */
const max = { all: 6, particular: 4 };

/** The questions of a combination page: those about its industry and its location before those that every page could answer. */
export function combinationFaq(site: Site, offer: Offer): FaqItem[] {
  const { service, industry, location } = offer;
  if (service.plan && location) return planServiceFaq(site, service.plan, location);
  const values: Record<string, string> = {
    service: service.name,
    serviceInText: service.nameInText,
    place: inText(offer, site.provider.area.shortName),
    price: formatStartingPrice(service.pricing, site),
    ...(industry ? industryValues(site, offer, industry) : {}),
    ...(location ? locationValues(site, location) : {}),
    ...(industry && location ? { overlooked: mostRelevantPoint(site, { service, industry, location }) ?? '' } : {}),
  };
  const answerable = site.faqs.combination.filter(({ question, answer }) =>
    placeholdersIn(question + answer).every((name) => values[name]),
  );
  const particular = answerable.filter(({ of }) => of).slice(0, max.particular);
  const chosen = new Set<OfferFaqItem>([...particular, ...answerable.filter(({ of }) => !of)].slice(0, max.all));
  return answerable
    .filter((item) => chosen.has(item))
    .map(({ question, answer }) => ({ question: fill(question, values), answer: fill(answer, values) }));
}

/** The questions of a service that comes with the plans, at a location: those about the location before its own. */
function planServiceFaq(site: Site, { faq }: PlanService, location: Location): FaqItem[] {
  const values: Record<string, string> = locationValues(site, location);
  const particular = site.faqs.combination
    .filter(
      ({ of, question, answer }) =>
        of === 'location' && placeholdersIn(question + answer).every((name) => values[name]),
    )
    .map(({ question, answer }) => ({ question: fill(question, values), answer: fill(answer, values) }));
  return [...particular.slice(0, max.particular), ...faq].slice(0, max.all);
}

function industryValues(site: Site, { service }: Offer, { clients, systems, rules, benefits }: Industry) {
  const list = listOf(site);
  return {
    clients,
    systems: list(systems),
    rules: list([...new Set(rules.flatMap(({ title, names }) => names ?? [title]))]),
    benefit: sortByTopic(benefits, topicsIn(site).of(service.id), (benefit) => benefit)[0] ?? '',
  };
}

function locationValues(site: Site, { slug, name, districts, postalAreas, reach }: Location) {
  const list = listOf(site);
  return {
    location: name,
    districts: list(districts.map(withArticle)),
    postalAreas: list(postalAreas),
    reach: sentences(reach).slice(0, 2).join(' '),
    neighbours: list(
      siteIndex(site)
        .neighbours(slug)
        .slice(0, 3)
        .map(({ location }) => location.name),
    ),
  };
}

const listFormats = new Map<string, Intl.ListFormat>();

/** Joins items as a sentence does. The formatter, which takes long to make, is made once for each locale. */
function listOf({ provider: { locale } }: Site): (items: readonly string[]) => string {
  const format = listFormats.get(locale) ?? new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' });
  listFormats.set(locale, format);
  return (items) => format.format(items);
}
