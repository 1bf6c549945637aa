import type { Guide } from '#data/rules/schema/guide.ts';
import type { Provider } from '#data/rules/schema/provider.ts';
import { formatDate } from '#data/rules/text/formatDate.ts';
import { anchorOf } from '#data/rules/text/markdown.ts';
import { graphId } from '../../seo/graph.ts';
import { imageAddress } from '../../seo/image.ts';
import type { GraphNode } from '../../types/graphNode.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { writtenContent } from '../written/writtenContent.ts';

export type GuideData = DataOf<typeof source>;

export const source = pageSource({
  params: ({ guides }) => guides.map(({ slug }) => ({ guideSlug: slug })),
  content: (site, { guideSlug }, path) => {
    const { provider } = site;
    const guide = site.guides.find(({ slug }) => slug === guideSlug);
    if (!guide) throw new RangeError(`There is no guide "${guideSlug}".`);
    const { publishedAt, updatedAt } = guide;
    const inWords = (date: string) => ({ date, label: formatDate(date, provider.locale) });
    return writtenContent(site, path, {
      page: guide,
      head: { modified: updatedAt ?? publishedAt, nodes: [guideNode(provider, provider.origin + path, guide)] },
      own: {
        provider: provider.name,
        published: inWords(publishedAt),
        ...(updatedAt && updatedAt !== publishedAt ? { updated: inWords(updatedAt) } : {}),
        contents: guide.sections.map(({ heading }) => ({ label: heading, href: `#${anchorOf(heading)}` })),
      },
    });
  },
});

function guideNode(provider: Provider, address: string, guide: Guide): GraphNode {
  return {
    '@type': 'Article',
    '@id': graphId.part(address, 'article'),
    headline: guide.heading,
    description: guide.description,
    image: imageAddress(undefined, provider),
    datePublished: guide.publishedAt,
    dateModified: guide.updatedAt ?? guide.publishedAt,
    inLanguage: provider.locale,
    author: { '@type': 'Organization', name: provider.name, url: `${provider.origin}/about` },
    publisher: { '@id': graphId.provider(provider.origin) },
    mainEntityOfPage: { '@id': graphId.page(address) },
  };
}
