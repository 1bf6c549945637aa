import type { Provider } from '#data/rules/schema/provider.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { spansOfWeek } from '#data/rules/hours/hoursOn.ts';
import { isReservedAddress } from '#data/rules/text/reservedAddress.ts';
import { seoMessages } from '#data/messages/seo.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { GraphNode } from '../types/graphNode.ts';
import { imageAddress } from './image.ts';

/** JSON-LD ids, the same on every page and in every build. */
export const graphId = {
  provider: (origin: string) => `${origin}/#provider`,
  website: (origin: string) => `${origin}/#website`,
  page: (address: string) => `${address}#page`,
  breadcrumbs: (address: string) => `${address}#breadcrumbs`,
  part: (address: string, part: string) => `${address}#${part}`,
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Who the provider is and where: on pages of which there are hundreds, the rest stands under the same id on the provider's own. */
export function shortProviderNode({ provider }: Pick<Site, 'provider'>): GraphNode {
  const { origin, address } = provider;
  return {
    '@type': provider.businessType ?? 'LocalBusiness',
    '@id': graphId.provider(origin),
    name: provider.name,
    url: `${origin}/`,
    telephone: provider.phone.e164,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
  };
}

/** All that is on record of the provider. */
export function providerNode({ provider }: Pick<Site, 'provider'>): GraphNode {
  const { origin, hours } = provider;
  return {
    ...shortProviderNode({ provider }),
    ...(provider.shortName === provider.name ? {} : { alternateName: provider.shortName }),
    description: provider.description,
    logo: `${origin}/images/icon-512.png`,
    email: provider.email,
    image: imageAddress('', provider),
    geo: {
      '@type': 'GeoCoordinates',
      latitude: provider.coordinates.latitude,
      longitude: provider.coordinates.longitude,
    },
    openingHoursSpecification: openingHours(hours),
    areaServed: { '@type': 'AdministrativeArea', name: provider.area.name },
    ...(provider.parent
      ? {
          parentOrganization: {
            '@type': 'Organization',
            ...whereReal('url', provider.parent.url),
            name: provider.parent.name,
          },
        }
      : {}),
    ...profiles(provider),
  };
}

/** The line that answers day and night, where there is one. */
export function emergencyLine({ provider, claims }: Pick<Site, 'provider' | 'claims'>): { contactPoint?: GraphNode } {
  if (!claims.some(({ id, value }) => id === 'support' && /^24\D7$/.test(value))) return {};
  const hoursAvailable = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays,
    opens: '00:00',
    closes: '23:59',
  };
  return {
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: provider.phone.e164,
      hoursAvailable,
    },
  };
}

/** An address that is nobody's says nothing to a search engine. */
const whereReal = (name: string, url: string) => (isReservedAddress(url) ? {} : { [name]: url });

function profiles({ social }: Provider): { sameAs?: string[] } {
  const sameAs = social.map(({ url }) => url).filter((url) => !isReservedAddress(url));
  return sameAs.length > 0 ? { sameAs } : {};
}

/** One specification for each span of the week. */
function openingHours(hours: Provider['hours']): GraphNode | GraphNode[] {
  const [first, ...others] = spansOfWeek(hours).map(
    ({ days, opens, closes }): GraphNode => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => weekdays[day - 1]),
      opens,
      closes,
    }),
  );
  return first && others.length === 0 ? first : [...(first ? [first] : []), ...others];
}

export function websiteNode(provider: Provider): GraphNode {
  const { origin } = provider;
  return {
    '@type': 'WebSite',
    '@id': graphId.website(origin),
    url: `${origin}/`,
    name: provider.name,
    inLanguage: provider.locale,
    publisher: { '@id': graphId.provider(origin) },
  };
}

interface PageFacts {
  address: string;
  title: string;
  description: string;
  /** Empty for none. */
  abstract: string;
  type: string;
  breadcrumbs: readonly NavLink[];
  about: readonly GraphNode[];
  modified: string | undefined;
}

export function pageNode(provider: Provider, page: PageFacts): GraphNode {
  const isOfProvider =
    page.address === `${provider.origin}/` || page.type === 'AboutPage' || page.type === 'ContactPage';
  const main = isOfProvider ? graphId.provider(provider.origin) : page.about[0]?.['@id'];
  return {
    '@type': page.type,
    '@id': graphId.page(page.address),
    url: page.address,
    name: page.title,
    description: page.description,
    ...(page.abstract ? { abstract: page.abstract } : {}),
    inLanguage: provider.locale,
    isPartOf: { '@id': graphId.website(provider.origin) },
    ...(page.breadcrumbs.length > 0 ? { breadcrumb: { '@id': graphId.breadcrumbs(page.address) } } : {}),
    ...(page.modified ? { dateModified: page.modified } : {}),
    ...(main ? { mainEntity: { '@id': main } } : { about: { '@id': graphId.provider(provider.origin) } }),
  };
}

export function breadcrumbNode(provider: Provider, address: string, breadcrumbs: readonly NavLink[]): GraphNode {
  return {
    '@type': 'BreadcrumbList',
    '@id': graphId.breadcrumbs(address),
    itemListElement: [{ label: seoMessages.home, href: '/' }, ...breadcrumbs].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: provider.origin + href,
    })),
  };
}
