import { seoMessages } from '#data/messages/seo.ts';
import { croppedAddress, croppedPictures, isDrawn, pictureAddress } from '#data/rules/files/pictures.ts';
import { pricesMessages } from '#data/messages/prices.ts';
import type { Article } from '#data/rules/schema/article.ts';
import type { Author } from '#data/rules/schema/author.ts';
import type { Source } from '#data/rules/schema/source.ts';
import type { Rating, Review } from '#data/rules/schema/review.ts';
import type { Coordinates } from '#data/rules/schema/geo.ts';
import type { FaqItem } from '#data/rules/schema/faq.ts';
import type { Term } from '#data/rules/schema/term.ts';
import type { Plan } from '#data/rules/schema/plan.ts';
import type { Provider } from '#data/rules/schema/provider.ts';
import type { Service } from '#data/rules/schema/service.ts';
import { zonedNoon } from '#data/rules/text/zonedTime.ts';
import { isConfirmed } from './ratings.ts';
import type { GraphNode } from '../types/graphNode.ts';
import { graphId } from './graph.ts';
import { imageAddress } from './image.ts';

/** The page's questions and answers. */
export function faqNode(address: string, items: readonly FaqItem[]): GraphNode {
  return {
    '@type': 'FAQPage',
    '@id': graphId.part(address, 'faq'),
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A service offered in an area, with the price it starts at, if the page names it. */
export function serviceNode(
  provider: Provider,
  address: string,
  facts: {
    service: { name: string; pricing?: Service['pricing'] | undefined };
    name: string;
    description: string;
    area: readonly GraphNode[];
    audience?: string | undefined;
    rating?: Rating | undefined;
    reviews?: readonly Review[];
  },
): GraphNode {
  const { service, area, audience } = facts;
  return {
    '@type': 'Service',
    '@id': graphId.part(address, 'service'),
    name: facts.name,
    description: facts.description,
    serviceType: service.name,
    provider: { '@id': graphId.provider(provider.origin) },
    areaServed: area,
    ...(audience ? { audience: { '@type': 'BusinessAudience', audienceType: audience } } : {}),
    ...(facts.rating ? { aggregateRating: ratingNode(facts.rating) } : {}),
    ...reviewNodes(facts.reviews ?? []),
    // Not where it is quoted: an offer without a price says nothing.
    ...(service.pricing?.pricingModel === 'per-user-month' ? { offers: startingOffer(provider, service.pricing) } : {}),
  };
}

/** Its price; one that is quoted has none, because the lowest would be taken for it. */
function startingOffer({ currency }: Provider, { startingPrice, pricingModel }: Service['pricing']): GraphNode {
  if (pricingModel !== 'per-user-month') return { '@type': 'Offer' };
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: startingPrice / 100,
      priceCurrency: currency,
      unitText: pricesMessages[pricingModel],
    },
  };
}

interface RangeFacts {
  name: string;
  description: string;
  area: readonly GraphNode[];
  audience?: string | undefined;
  catalog: {
    name: string;
    services: readonly { name: string; href: string; pricing?: Service['pricing'] | undefined }[];
  };
}

/** The whole range of services for a location or an industry, with the price each starts at, if the page names it. */
export function serviceRangeNode(
  provider: Provider,
  address: string,
  { name, description, area, audience, catalog }: RangeFacts,
): GraphNode {
  return {
    '@type': 'Service',
    '@id': graphId.part(address, 'range'),
    name,
    description,
    provider: { '@id': graphId.provider(provider.origin) },
    areaServed: area,
    ...(audience ? { audience: { '@type': 'BusinessAudience', audienceType: audience } } : {}),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: catalog.name,
      itemListElement: catalog.services.map((service) => ({
        ...(service.pricing ? startingOffer(provider, service.pricing) : { '@type': 'Offer' }),
        itemOffered: { '@type': 'Service', name: service.name, url: provider.origin + service.href },
      })),
    },
  };
}

/** A circle with a radius in metres; empty where no radius is given. */
export function circleNodes({ latitude, longitude }: Coordinates, geoRadius: number | undefined): GraphNode[] {
  return geoRadius
    ? [{ '@type': 'GeoCircle', geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude }, geoRadius }]
    : [];
}

/** The `review` property with the page's confirmed reviews; empty where there are none. */
export function reviewNodes(reviews: readonly Review[]): { review?: GraphNode[] } {
  const confirmed = reviews.filter(isConfirmed);
  if (confirmed.length === 0) return {};
  return {
    review: confirmed.map(({ author, rating, reviewBody, datePublished, sourceUrl }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      reviewBody,
      datePublished,
      url: sourceUrl,
    })),
  };
}

/** The review score shown on the page. */
export function ratingNode({ ratingValue, reviewCount }: Rating): GraphNode {
  return { '@type': 'AggregateRating', ratingValue, reviewCount, bestRating: 5 };
}

/** The plans with their prices. */
export function offerCatalogNode(provider: Provider, address: string, name: string, plans: readonly Plan[]): GraphNode {
  return {
    '@type': 'OfferCatalog',
    '@id': graphId.part(address, 'plans'),
    name,
    itemListElement: plans.map((plan) => ({
      '@type': 'Offer',
      name: plan.name,
      description: plan.description,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: plan.basePrice / 100,
        priceCurrency: provider.currency,
        unitText: pricesMessages['per-user-month'],
      },
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: plan.minUsers, unitText: seoMessages.users },
      seller: { '@id': graphId.provider(provider.origin) },
    })),
  };
}

/** An article with its dates, its author, its picture in three shapes and what it relies on. */
export function articleNode(
  provider: Provider,
  address: string,
  { article, author, picture, sources }: { article: Article; author: Author; picture: string; sources: Source[] },
): GraphNode {
  const images = isDrawn(picture)
    ? [pictureAddress(picture, 1200), ...croppedPictures.map(({ ratio }) => croppedAddress(picture, ratio))]
    : [picture];
  return {
    '@type': 'BlogPosting',
    '@id': graphId.part(address, 'article'),
    headline: article.title,
    description: article.description,
    image: images.map((image) => imageAddress(image, provider)),
    datePublished: zonedNoon(article.publishedAt, provider.timezone),
    dateModified: zonedNoon(article.updatedAt ?? article.publishedAt, provider.timezone),
    articleSection: article.category,
    inLanguage: provider.locale,
    author:
      author.kind === 'person'
        ? {
            '@type': 'Person',
            name: author.name,
            description: author.role,
            url: author.url ?? `${provider.origin}/about`,
            worksFor: { '@id': graphId.provider(provider.origin) },
          }
        : author.name === provider.name
          ? { '@id': graphId.provider(provider.origin) }
          : {
              '@type': 'Organization',
              name: `${provider.name}, ${author.name}`,
              description: author.role,
              url: author.url ?? `${provider.origin}/about`,
              parentOrganization: { '@id': graphId.provider(provider.origin) },
            },
    publisher: { '@id': graphId.provider(provider.origin) },
    mainEntityOfPage: { '@id': graphId.page(address) },
    ...(sources.length > 0
      ? { citation: sources.map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url })) }
      : {}),
  };
}

/** The glossary; each term has its own anchor on the page. */
export function termSetNode(address: string, name: string, terms: readonly Term[]): GraphNode {
  const id = graphId.part(address, 'terms');
  return {
    '@type': 'DefinedTermSet',
    '@id': id,
    name,
    hasDefinedTerm: terms.map(({ slug, term, definition }) => ({
      '@type': 'DefinedTerm',
      '@id': graphId.part(address, slug),
      name: term,
      description: definition,
      url: `${address}#${slug}`,
      inDefinedTermSet: { '@id': id },
    })),
  };
}

/** A list of pages or of files, in the order of the page; `part` is the anchor of what the graph says of one. */
export function itemListNode(
  origin: string,
  path: string,
  name: string,
  items: readonly { name: string; href: string; part?: string }[],
): GraphNode {
  return {
    '@type': 'ItemList',
    '@id': graphId.part(origin + path, 'list'),
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: origin + item.href,
      ...(item.part ? { item: { '@id': graphId.part(origin + path, item.part) } } : {}),
    })),
  };
}
