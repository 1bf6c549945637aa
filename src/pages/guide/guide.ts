import { resourcesSourceMessages } from '#data/messages/resources.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { Guide } from '#data/rules/schema/guide.ts';
import type { Provider } from '#data/rules/schema/provider.ts';
import type { TitledText } from '#data/rules/schema/text.ts';
import { formatDate } from '#data/rules/text/formatDate.ts';
import { shownSections } from '../written/shownSections.ts';
import type { ShownSection } from '../written/shownBlock.ts';
import { graphId } from '../../seo/graph.ts';
import { imageAddress } from '../../seo/image.ts';
import type { GraphNode } from '../../types/graphNode.ts';
import type { PageSource } from '../../types/page.ts';
import { writtenHead } from '../shared/writtenHead.ts';

export interface GuideData {
  heading: string;
  intro: string;
  provider: string;
  published: { date: string; label: string };
  updated?: { date: string; label: string };
  contents: NavLink[];
  /** Deferred, like `related`: hydration leaves what is made of them alone. */
  sections?: ShownSection[];
  related: NavLink[];
  closing: TitledText;
}

export const source: PageSource<{ guideSlug: string }, GuideData> = {
  params: ({ guides }) => guides.map(({ slug }) => ({ guideSlug: slug })),
  content: (site, { guideSlug }, path) => {
    const { provider } = site;
    const guide = site.guides.find(({ slug }) => slug === guideSlug);
    if (!guide) throw new RangeError(`There is no guide "${guideSlug}".`);
    const { publishedAt, updatedAt } = guide;
    const inWords = (date: string) => ({ date, label: formatDate(date, provider.locale) });
    const sections = shownSections(site, guide.sections);
    return {
      breadcrumbs: [
        { label: resourcesSourceMessages.resources, href: '/resources' },
        { label: guide.label, href: path },
      ],
      head: {
        ...writtenHead(guide, provider),
        modified: updatedAt ?? publishedAt,
        nodes: [guideNode(provider, provider.origin + path, guide)],
      },
      deferred: ['sections'],
      data: {
        heading: guide.heading,
        intro: guide.intro,
        provider: provider.name,
        published: inWords(publishedAt),
        ...(updatedAt && updatedAt !== publishedAt ? { updated: inWords(updatedAt) } : {}),
        contents: sections.map(({ id, heading }) => ({ label: heading, href: `#${id}` })),
        sections,
        related: guide.related,
        closing: site.home.sections.closing,
      },
    };
  },
};

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
