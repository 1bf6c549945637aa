import { sectionsMessages } from '#data/messages/sections.ts';
import { formatStartingPrice } from '#data/rules/money/formatStartingPrice.ts';
import { industrySourceMessages } from '#data/messages/industry.ts';
import { offersSourceMessages } from '#data/messages/offers.ts';
import { pictureOf } from '#data/rules/files/pictures.ts';
import type { Industry } from '#data/rules/schema/industry.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill } from '#data/rules/text/fill.ts';
import { photosAt } from '../../seo/photosAt.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { deferAllBut } from '../shared/deferAllBut.ts';
import { heroMap } from '../../sections/TransitMap/data/heroMap.ts';
import { heroPriceData } from '../../features/heroPrice/heroPriceData.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { pageCopy } from '../shared/copy.ts';
import type { SourcedRule } from './Rules.tsx';
import { serviceRangeNode } from '../../seo/nodes.ts';
import { relatedReading } from '../shared/relatedReading.ts';
import { offerName } from '../shared/offerName.ts';

export type IndustryData = DataOf<typeof source>;

/** As many locations as the page names, and services at each; a provider with more has a page that lists every location. */
const max = { locations: 20, services: 3 };

export const source = pageSource({
  params: ({ industries }) => industries.map(({ slug }) => ({ industrySlug: slug })),
  content: (site, { industrySlug }, path) => {
    const { provider } = site;
    const industry = siteIndex(site).industry(industrySlug);
    const {
      name,
      clients,
      longDescription,
      challenges,
      solutions,
      benefits,
      systems,
      rules,
      cases,
      metaDescription,
      shortDescription,
    } = industry;
    const { head, heading, intro } = pageCopy(site, 'industry', {
      industry: name,
      clients,
      metaDescription,
      shortDescription,
    });
    const servicesHeading = fill(industrySourceMessages.servicesFor, { clients });
    const services = servicesOf(site, industry);
    return deferAllBut(
      {
        breadcrumbs: [
          { label: offersSourceMessages.industries, href: '/industries' },
          { label: name, href: path },
        ],
        head: {
          ...head,
          keywords: industry.keywords,
          nodes: [
            serviceRangeNode(provider, provider.origin + path, {
              name: heading,
              description: intro,
              area: [{ '@type': 'AdministrativeArea', name: provider.area.name }],
              audience: clients,
              catalog: {
                name: servicesHeading,
                services: services.map(({ service, ...link }) => ({ ...link, pricing: service.pricing })),
              },
            }),
          ],
        },
        data: {
          ...photosAt(site, path),
          heading,
          intro,
          heroMap: heroMap(site, { region: regionOf(site, industry), named: false }),
          price: heroPriceData(site, industry.pricingProfile),
          phone: provider.phone,
          picture: pictureOf('industries', industrySlug),
          clients,
          longDescription,
          challenges,
          solutions,
          benefits,
          systems,
          rules: rules.map((rule) => sourcedRule(site, rule)),
          cases,
          ...readingFor(site, industry),
          servicesHeading,
          services: services.map(({ service, ...link }) => ({
            ...link,
            text: siteIndex(site).serviceInIndustry(service.id, industrySlug)?.lede ?? service.description,
            price: fill(sectionsMessages.fromPrice, { price: formatStartingPrice(service.pricing, site) }),
          })),
          locations: locationsOf(
            site,
            industry,
            services.slice(0, max.services).map(({ service }) => service),
          ),
        },
      },
      ['heading', 'intro', 'price', 'phone'],
    );
  },
});

/** A rule with the documents that it names. */
function sourcedRule({ sources }: Pick<Site, 'sources'>, rule: Industry['rules'][number]): SourcedRule {
  const { title, description, sources: ids = [] } = rule;
  const named = sources.filter(({ id }) => ids.includes(id));
  return { title, description, sources: named.map((source) => ({ label: source.title, href: source.url })) };
}

/** The services for an industry, those that it is most asked for in first. */
function servicesOf(site: Site, industry: Industry) {
  const isTargetIndustry = ({ targetIndustries }: Site['services'][number]) => targetIndustries.includes(industry.slug);
  return site.services
    .toSorted((a, b) => Number(isTargetIndustry(b)) - Number(isTargetIndustry(a)))
    .map((service) => ({
      service,
      name: offerName({ service, industry }),
      href: `/services/${service.id}/${industry.slug}`,
    }));
}

/** Articles by what is hard in an industry, what it runs on and what rules it has. */
function readingFor(site: Site, { clients, keywords, longDescription, challenges, systems, rules }: Industry) {
  const ruleTexts = rules.flatMap(({ title, description }) => [title, description]);
  const body = [longDescription, ...challenges, ...systems, ...ruleTexts];
  return relatedReading(site, { keywords, title: clients, body });
}

/** Id of the region whose places suggest the industry in the calculator; undefined where none does. */
function regionOf({ pricing, locations }: Site, { pricingProfile }: Industry): string | undefined {
  const names = pricing.profileRules
    .filter(({ profile }) => profile === pricingProfile)
    .flatMap(({ locationNames = [] }) => locationNames.map((name) => name.toLowerCase()));
  return locations.find(({ name }) => names.includes(name.toLowerCase()))?.region;
}

/** How the industry is at each location, and what it asks most for there. */
function locationsOf(site: Site, industry: Industry, services: Site['services']) {
  return site.locations.slice(0, max.locations).map(({ slug, name, summary }) => ({
    name,
    href: siteIndex(site).industryPlacePath(industry.slug, slug) ?? `/locations/${slug}`,
    text: siteIndex(site).industryInLocation(industry.slug, slug)?.lede ?? summary,
    services: services.map((service) => ({
      label: service.name,
      href: `/services/${service.id}/${industry.slug}/${slug}`,
    })),
  }));
}
