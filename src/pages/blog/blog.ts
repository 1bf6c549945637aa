import { blogMessages } from '#data/messages/blog.ts';
import { subscribeFormData } from '../../features/forms/subscribeFormData.ts';
import { onceWith } from '../../routing/optionalPages.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { pageCopy } from '../shared/copy.ts';
import { articleListNode, articleSummary, categoryLink } from '../shared/articleSummaries.ts';

export type BlogData = DataOf<typeof source>;

export const source = pageSource({
  params: onceWith('/blog'),
  content: (site, _, path) => {
    const { head, heading, intro } = pageCopy(site, 'blog');
    const { provider } = site;
    const articles = site.articles.map((article) => articleSummary(article));
    return {
      breadcrumbs: [{ label: blogMessages.blog, href: path }],
      head: { ...head, pageType: 'CollectionPage', nodes: [articleListNode(provider, path, heading, articles)] },
      data: {
        heading,
        intro,
        categories: site.blogCategories.map(categoryLink),
        articles,
        newsletter: subscribeFormData(site, 'newsletter', path),
      },
    };
  },
});
