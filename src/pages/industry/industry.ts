import { formatStartingPrice } from '#data/money/formatStartingPrice.ts';
import type { Industry } from '#data/schema/industry.ts';
import type { PageSource } from '../../routing/page.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { pageCopy } from '../../seo/copy.ts';
import { serviceRangeNode } from '../../seo/nodes.ts';
import type { PricedService } from '../../sections/ServicePrices/ServicePrices.tsx';

export interface IndustryData extends Pick<Industry, 'clients' | 'longDescription' | 'challenges' | 'solutions' | 'benefits' | 'systems' | 'rules'> {
  heading: string;
  intro: string;
  servicesHeading: string;
  services: PricedService[];
}

export const source: PageSource<{ industrySlug: string }, IndustryData> = {
  params: ({ industries }) => industries.map(({ slug }) => ({ industrySlug: slug })),
  content: (site, { industrySlug }, path) => {
    const { provider } = site;
    const industry = siteIndex(site).industry(industrySlug);
    const { name, clients, longDescription, challenges, solutions, benefits, systems, rules, metaDescription, shortDescription } = industry;
    const { head, heading, intro } = pageCopy(site, 'industry', { industry: name, clients, metaDescription, shortDescription });
    const servicesHeading = `Services for ${clients}`;
    const isAsked = ({ targetIndustries }: { targetIndustries: readonly string[] }) => targetIndustries.includes(industrySlug);
    const services = site.services
      .toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)))
      .map((service) => ({ service, name: `${service.name} for ${name}`, href: `/services/${service.id}/${industrySlug}` }));
    return {
      crumbs: [{ label: 'Industries', href: '/industries' }, { label: name, href: path }],
      head: {
        ...head,
        keywords: industry.keywords,
        nodes: [
          serviceRangeNode(provider, provider.origin + path, {
            name: heading, description: intro, area: { '@type': 'AdministrativeArea', name: provider.area.name }, audience: clients,
            catalog: { name: servicesHeading, services: services.map(({ service, ...link }) => ({ ...link, pricing: service.pricing })) },
          }),
        ],
      },
      data: {
        heading, intro, clients, longDescription, challenges, solutions, benefits, systems, rules, servicesHeading,
        services: services.map(({ service, ...link }) => ({ ...link, text: service.description, price: formatStartingPrice(service.pricing, provider) })),
      },
    };
  },
};
