import type { NavLink } from '#data/schema/content.ts';
import type { PageSource } from '../../routing/page.ts';
import type { ArticleSummary } from '../../sections/ArticleList/ArticleList.tsx';
import type { ClosingCallProps } from '../../sections/ClosingCall/ClosingCall.tsx';
import { pageCopy } from '../../seo/copy.ts';
import { itemListNode } from '../../seo/nodes.ts';
import { articleSummary, categoryLink } from '../blog/summaries.ts';

export interface BlogCategoryData {
  heading: string;
  intro: string;
  category: string;
  articles: ArticleSummary[];
  otherCategories: NavLink[];
  closing: ClosingCallProps;
}

export const source: PageSource<{ categorySlug: string }, BlogCategoryData> = {
  params: ({ blogCategories }) => blogCategories.map(({ slug }) => ({ categorySlug: slug })),
  content: (site, { categorySlug }, path) => {
    const { provider, blogCategories } = site;
    const category = blogCategories.find(({ slug }) => slug === categorySlug);
    if (!category) throw new RangeError(`There is no blog category "${categorySlug}".`);
    const { head, heading, intro } = pageCopy(site, 'blogCategory', { category: category.name, description: category.description });
    const articles = site.articles.filter((article) => article.category === category.name).map((article) => articleSummary(article, provider.locale));
    const { title, description } = site.home.sections.closing;
    return {
      crumbs: [{ label: 'Blog', href: '/blog' }, { label: category.name, href: path }],
      head: { ...head, pageType: 'CollectionPage', nodes: [itemListNode(provider.origin, path, heading, articles.map(({ title, href }) => ({ name: title, href })))] },
      data: {
        heading,
        intro,
        category: category.name,
        articles,
        otherCategories: blogCategories.filter((other) => other !== category).map(categoryLink),
        closing: { heading: title, text: description, action: { label: 'Get Your Free IT Assessment', href: '/contact' } },
      },
    };
  },
};
