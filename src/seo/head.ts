import { sharePicture } from '#data/rules/files/pictures.ts';
import type { Site } from '#data/rules/schema/site.ts';
import type { Head, PageContent } from '../types/page.ts';
import type { GraphNode } from '../types/graphNode.ts';
import { breadcrumbNode, emergencyLine, pageNode, providerNode, shortProviderNode, websiteNode } from './graph.ts';
import { imageAddress } from './image.ts';
import { isListed } from './isListed.ts';
import { sharedPhoto } from './photosAt.ts';
import { specialHours } from './specialHours.ts';
import { confirmedRating, ratingText } from './ratings.ts';
import { ratingNode, reviewNodes } from './nodes.ts';

export interface HeadOptions {
  /** Whether the build generates share images. */
  pictures: boolean;
  /** Its year is the first of those that hours of single dates are given for. */
  builtAt: Date;
  /** The page in short. */
  answer?: string;
}

/** The complete head of a page. */
export function headOf(
  site: Site,
  path: string,
  content: PageContent<unknown>,
  { pictures, builtAt, answer = '' }: HeadOptions,
): Head {
  const { provider } = site;
  const { breadcrumbs } = content;
  const head = { ...content.head, image: content.head.image ?? sharedPhoto(site, path) };
  const canonical = provider.origin + (head.canonical ?? path);
  const isDrawn = pictures && !head.image && isListed(path, head);
  const image = imageAddress(isDrawn ? sharePicture(head.picturePage?.path ?? path) : head.image, provider);
  const type = head.pageType ?? 'WebPage';
  const nodes = head.nodes ?? [];
  // The rating of services is part of the service's own node, not of the provider's.
  const score = head.rated && head.rated !== 'service' ? confirmedRating(site, head.rated) : undefined;
  const rating = ratingText(site, head.rated ?? 'default');
  const graph: GraphNode[] = [
    {
      ...(head.isDeep ? shortProviderNode(site) : providerNode(site)),
      // Where the hours stand, with the days on which the office is closed, and the line that is open then.
      ...(type === 'ContactPage' ? { ...specialHours(provider.hours, builtAt), ...emergencyLine(site) } : {}),
      ...(score ? { aggregateRating: ratingNode(score) } : {}),
      ...reviewNodes(head.reviews ?? []),
    },
    websiteNode(provider),
    pageNode(provider, {
      address: canonical,
      title: head.title,
      description: head.description,
      abstract: answer,
      type,
      breadcrumbs,
      about: nodes,
      modified: head.modified,
    }),
    ...(breadcrumbs.length > 0 ? [breadcrumbNode(provider, canonical, breadcrumbs)] : []),
    ...nodes,
  ];
  return {
    title: head.title,
    description: head.description,
    canonical,
    image,
    ...(head.image ? { ownImage: true as const } : {}),
    ...(isDrawn && head.picturePage ? { imageAlt: head.picturePage.name } : {}),
    ...(head.preload ? { preload: head.preload } : {}),
    keywords: head.keywords,
    noIndex: head.noIndex ?? false,
    noFollow: head.noFollow ?? false,
    type: head.type ?? 'website',
    status: head.status ?? 200,
    ...(rating && head.status !== 404 ? { rating } : {}),
    graph: graphText(graph),
  };
}

/** JSON-LD for a script element: `<` is escaped, so that no value can close the element. */
function graphText(graph: readonly GraphNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
