import type { NavLink } from '#data/rules/schema/navigation.ts';
import { blogMessages } from '#data/messages/blog.ts';
import type { SubscribeFormData } from '../../features/forms/SubscribeForm.tsx';
import { subscribeFormData } from '../../features/forms/subscribeFormData.ts';
import { onceWith } from '../../routing/optionalPages.ts';
import type { PageSource } from '../../types/page.ts';
import type { ArticleSummary } from '../../sections/ArticleList/ArticleList.tsx';
import { pageCopy } from '../shared/copy.ts';
import { articleListNode, articleSummary, categoryLink } from '../shared/articleSummaries.ts';

export interface BlogData {
  heading: string;
  intro: string;
  categories: NavLink[];
  articles: ArticleSummary[];
  newsletter: SubscribeFormData;
}

export const source: PageSource<Record<string, never>, BlogData> = {
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
};
