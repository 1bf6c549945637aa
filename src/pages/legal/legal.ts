import type { Site } from '#data/rules/schema/site.ts';
import { formatDate } from '#data/rules/text/formatDate.ts';
import { renderMarkdown } from '#data/rules/text/markdown.ts';
import type { PageSource } from '../../types/page.ts';
import { fitTitle } from '../../seo/fitTitle.ts';

export interface LegalData {
  heading: string;
  updatedAt: string;
  updatedLabel: string;
  html: string;
  links: Site['legal'][number]['links'];
}

/** The source of one legal page, by the name of its file in `data/legal`. */
export function legalSource(slug: string): PageSource<Record<string, never>, LegalData> {
  return {
    params: () => [{}],
    content: ({ legal, provider }, _, path) => {
      const page = legal.find((candidate) => candidate.slug === slug);
      if (!page) throw new RangeError(`There is no data/legal/${slug}.md. Write it: every provider needs one.`);
      const { title, description, keywords, heading, updatedAt, links, body } = page;
      return {
        breadcrumbs: [{ label: heading, href: path }],
        head: { title: fitTitle(title), description, keywords, modified: updatedAt },
        deferred: ['html'],
        data: {
          heading,
          updatedAt,
          updatedLabel: formatDate(updatedAt, provider.locale),
          html: renderMarkdown(body).html,
          links,
        },
      };
    },
  };
}
