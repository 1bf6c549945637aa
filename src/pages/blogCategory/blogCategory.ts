import { hasBlog } from '#data/rules/blog/hasBlog.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { TitledText } from '#data/rules/schema/text.ts';
import { blogMessages } from '#data/messages/blog.ts';
import type { PageSource } from '../../types/page.ts';
import type { ArticleSummary } from '../../sections/ArticleList/ArticleList.tsx';
import { pageCopy } from '../shared/copy.ts';
import { articleListNode, articleSummary, categoryLink } from '../shared/articleSummaries.ts';

export interface BlogCategoryData {
  heading: string;
  /** What only the build knows is left out where the page is made of the API's answer. */
  intro?: string;
  category: string;
  /** Left out where they could not be loaded. */
  articles?: ArticleSummary[];
  otherCategories: NavLink[];
  closing?: TitledText;
}

export const source: PageSource<{ categorySlug: string }, BlogCategoryData> = {
  params: (site) => (hasBlog(site) ? site.blogCategories : []).map(({ slug }) => ({ categorySlug: slug })),
  content: (site, { categorySlug }, path) => {
    const { provider, blogCategories } = site;
    const category = blogCategories.find(({ slug }) => slug === categorySlug);
    if (!category) throw new RangeError(`There is no blog category "${categorySlug}".`);
    const { head, heading, intro } = pageCopy(site, 'blogCategory', {
      category: category.name,
      description: category.description,
    });
    const articles = site.articles
      .filter((article) => article.category === category.name)
      .map((article) => ({ ...articleSummary(article), category: undefined }));
    return {
      breadcrumbs: [
        { label: blogMessages.blog, href: '/blog' },
        { label: category.name, href: path },
      ],
      head: { ...head, pageType: 'CollectionPage', nodes: [articleListNode(provider, path, heading, articles)] },
      data: {
        heading,
        intro,
        category: category.name,
        articles,
        otherCategories: blogCategories.filter((other) => other !== category).map(categoryLink),
        closing: site.home.sections.closing,
      },
    };
  },
};
