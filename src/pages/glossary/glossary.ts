import { anchorOf } from '#data/rules/text/markdown.ts';
import { glossaryMessages } from '#data/messages/glossary.ts';
import { resourcesSourceMessages, resourcesMessages } from '#data/messages/resources.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { pageCopy } from '../shared/copy.ts';
import { termSetNode } from '../../seo/nodes.ts';

export type GlossaryData = DataOf<typeof source>;

export const source = pageSource({
  params: ({ glossarySlug, glossary }) => (glossary.length > 0 ? [{ glossarySlug }] : []),
  content: (site, _, path) => {
    const { provider, glossary, glossaryCategories } = site;
    const { head, heading, intro } = pageCopy(site, 'glossary');
    const groups = glossaryCategories
      // A term may have the same name as a category: the prefix keeps their anchors apart.
      .map((category) => ({
        id: `category-${anchorOf(category)}`,
        category,
        terms: glossary.filter((term) => term.category === category),
      }))
      .filter(({ terms }) => terms.length > 0)
      .map(({ terms, ...group }) => ({
        ...group,
        terms: terms
          .map(({ slug, term, definition }) => ({ slug, term, definition }))
          .sort((a, b) => a.term.localeCompare(b.term, provider.locale)),
      }));
    return {
      breadcrumbs: [
        { label: resourcesSourceMessages.resources, href: '/resources' },
        { label: resourcesMessages.glossary, href: path },
      ],
      head: { ...head, nodes: [termSetNode(provider.origin + path, heading, glossary)] },
      data: {
        heading,
        intro,
        categories: [
          { label: glossaryMessages.allCategories, href: '#terms' },
          ...groups.map(({ id, category }) => ({ label: category, href: `#${id}` })),
        ],
        groups,
        closing: site.home.sections.closing,
      },
    };
  },
});
