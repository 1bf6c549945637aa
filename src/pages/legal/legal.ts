import { formatDate } from '#data/rules/text/formatDate.ts';
import { renderMarkdown } from '#data/rules/text/markdown.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { fitTitle } from '../../seo/fitTitle.ts';

export type LegalData = DataOf<typeof accessibility>;

export const accessibility = legalSource('accessibility');
export const privacyPolicy = legalSource('privacy-policy');
export const termsOfService = legalSource('terms-of-service');

/** The source of one legal page, by the name of its file in `data/legal`. */
function legalSource(slug: string) {
  return pageSource({
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
  });
}
