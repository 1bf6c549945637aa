import { sectionsMessages } from '#data/messages/sections.ts';
import { locationPageSourceMessages } from '#data/messages/locationPage.ts';
import { offersSourceMessages } from '#data/messages/offers.ts';
import { formatStartingPrice } from '#data/rules/money/formatStartingPrice.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { Provider } from '#data/rules/schema/provider.ts';
import type { Site } from '#data/rules/schema/site.ts';
import type { TitledText } from '#data/rules/schema/text.ts';
import { fill } from '#data/rules/text/fill.ts';
import { contactLink } from '../../features/forms/contactLink.ts';
import { recommendedAt } from '../../features/location/placeData.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { deferAllBut } from '../shared/deferAllBut.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { photosAt } from '../../seo/photosAt.ts';
import { claimsAt, pageCopy, visitsAt } from '../shared/copy.ts';
import { ratingText } from '../../seo/ratings.ts';
import { circleNodes, serviceRangeNode } from '../../seo/nodes.ts';
import { heroPriceData } from '../../features/heroPrice/heroPriceData.ts';
import { nearbyCount, placeMap } from '../shared/placeMap.ts';
import { type Journey, journeyTo } from './journey.ts';
import { testimonialOf, reviewsOf } from '../../sections/Testimonial/reviewsOf.ts';
import { relatedReading } from '../shared/relatedReading.ts';
import { offerName } from '../shared/offerName.ts';
import { planServicesIn } from '../shared/planServicesIn.ts';
import { detailsOf } from './details.ts';

export type LocationData = DataOf<typeof source>;

/** The data that the first section, its map apart, and the band below it show. */
const heroKeys = [
  'heading',
  'intro',
  'slug',
  'name',
  'claims',
  'rating',
  'details',
  'price',
  'phone',
  'journey',
  'circleKm',
  'contactHref',
] as const;
export type LocationHeroData = Pick<LocationData, (typeof heroKeys)[number] | 'heroMap'>;

export const source = pageSource({
  params: ({ locations }) => locations.map(({ slug }) => ({ locationSlug: slug })),
  content: (site, { locationSlug }, path) => {
    const { provider } = site;
    const index = siteIndex(site);
    const location = index.location(locationSlug);
    const region = index.region(location.region);
    const { name, economy, districts, reach, sectors, landmark, metaDescription, summary } = location;
    const { head, heading, intro } = pageCopy(site, 'location', {
      location: name,
      population: location.populationLabel,
      region: region.name,
      landmark: landmark ?? '',
      metaDescription,
      summary,
    });
    const journey = journeyTo(location, provider);
    const map = mapWith(site, locationSlug, journey);
    const reviews = reviewsOf(site, 'location', locationSlug);
    const servicesHeading = fill(locationPageSourceMessages.servicesIn, { location: name });
    const services = servicesAt(site, location);
    return deferAllBut(
      {
        breadcrumbs: [
          { label: offersSourceMessages.locations, href: '/locations' },
          { label: name, href: path },
        ],
        head: {
          ...head,
          keywords: location.keywords,
          rated: 'location',
          reviews,
          nodes: [
            serviceRangeNode(provider, provider.origin + path, {
              name: heading,
              description: intro,
              area: areaServed(provider, location),
              catalog: { name: servicesHeading, services },
            }),
          ],
        },
        lineColour: index.lineColour(location.region),
        placeName: location.name,
        data: {
          ...photosAt(site, path),
          support: supportAt(site, location),
          heading,
          intro,
          slug: locationSlug,
          name,
          ...(economy === undefined ? {} : { economy }),
          districts,
          reach,
          sectors,
          servicesHeading,
          claims: claimsAt(site, 'location'),
          // In words, without "Rated".
          rating: ratingText(site, 'location'),
          reviews: reviews.map((review) => testimonialOf(review, provider.locale)),
          details: detailsOf(provider, location, region),
          // With the sectors that are not the location's own.
          region: { name: region.name, sectors: region.sectors.filter((sector) => !sectors.includes(sector)) },
          services: services.map(({ pricing, ...link }) => ({
            ...link,
            price: fill(sectionsMessages.fromPrice, { price: formatStartingPrice(pricing, site) }),
          })),
          industries: industriesOf(site, locationSlug),
          heroMap: map,
          price: heroPriceData(site),
          phone: provider.phone,
          // The way from the office in words, and the name of the office's location.
          journey: journey && { text: journey.text, home: index.location(provider.homeLocation).name },
          // Radius of regular visits, where the map has a circle for it.
          circleKm: map.circle && provider.area.serviceRadius ? provider.area.serviceRadius / 1000 : undefined,
          ...readingAt(site, location),
          nearby: nearbyOf(site, locationSlug),
          top: recommendedAt(site, location).items[0],
          // To have the firm's security checked, or what the home page closes with.
          closing: securityOffer(site, name),
          contactHref: contactLink({ note: fill(locationPageSourceMessages.askAbout, { subject: servicesHeading }) }),
          closingHref: contactLink({ note: fill(locationPageSourceMessages.askForCheckIn, { location: name }) }),
        },
      },
      heroKeys,
    );
  },
});

/** What the plans include of support around the clock and on site. */
function supportAt(site: Site, { name }: Location): string {
  const { emergencyLine } = locationPageSourceMessages;
  const time = site.claims.find(({ id }) => id === 'support')?.value;
  return [...(time ? [fill(emergencyLine, { location: name, time })] : []), visitsAt(site, name)].join(' ');
}

/** The services as they are offered at a location, those that come with the plans first. */
function servicesAt(site: Site, location: Location) {
  const own = site.services.map((service) => ({
    name: offerName({ service, location }),
    href: `/services/${service.id}/${location.slug}`,
    text: siteIndex(site).serviceInLocation(service.id, location.slug)?.lede ?? service.description,
    pricing: service.pricing,
  }));
  return [...planServicesIn(site, location), ...own];
}

/** Where services at a location are offered: by its name, and as the distance from its middle. */
function areaServed({ area }: Provider, { name, coordinates }: Location) {
  return [
    { '@type': 'City', name, containedInPlace: { '@type': 'AdministrativeArea', name: area.name } },
    ...circleNodes(coordinates, area.serviceRadius),
  ];
}

/** The industries of a location: how each is there, and what is done for it. */
function industriesOf(site: Site, location: string) {
  return site.industries.map(({ slug, clients, shortDescription }) => ({
    clients,
    href: siteIndex(site).industryPlacePath(slug, location) ?? `/industries/${slug}`,
    text: siteIndex(site).industryInLocation(slug, location)?.lede ?? shortDescription,
    services: site.services.map((service) => ({
      label: service.name,
      href: `/services/${service.id}/${slug}/${location}`,
    })),
  }));
}

/** Articles by what is done for the industries of a location. */
function readingAt(site: Site, { slug, name, keywords, economy, sectors }: Location) {
  const ledes = site.industries.flatMap(
    (industry) => siteIndex(site).industryInLocation(industry.slug, slug)?.lede ?? [],
  );
  return relatedReading(site, { keywords, title: name, body: [economy ?? '', ...sectors, ...ledes] });
}

/** The map round a location, which says where the office is and how far. */
function mapWith(site: Site, slug: string, journey: Journey | undefined) {
  return placeMap(
    site,
    slug,
    journey && { [slug]: journey.short, [site.provider.homeLocation]: locationPageSourceMessages.office },
  );
}

function nearbyOf(site: Site, slug: string) {
  return siteIndex(site)
    .neighbours(slug)
    .slice(0, nearbyCount)
    .map(({ location, distanceKm }) => ({
      name: location.name,
      landmark: location.landmark,
      href: `/locations/${location.slug}`,
      km: Math.round(distanceKm),
    }));
}

/** What the home page says of security, for this location. */
function securityOffer(site: Site, location: string): TitledText {
  const { title, description } = site.home.sections.security ?? site.home.sections.closing;
  return { title: fill(title, { location }), description: fill(description, { location }) };
}
