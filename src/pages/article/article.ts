import { relatedArticles } from '#data/blog/relatedArticles.ts';
import { articlePicture, isDrawn, pictureAddress } from '#data/files/pictures.ts';
import type { NavLink } from '#data/schema/navigation.ts';
import { formatDate } from '#data/text/formatDate.ts';
import { linkTerms } from '#data/text/linkTerms.ts';
import type { TextHeading } from '#data/text/markdown.ts';
import { blogMessages } from '#data/messages/blog.ts';
import { glossaryPath } from '#data/routing/glossaryPath.ts';
import type { PageSource } from '../../types/page.ts';
import type { ArticleSummary } from '../../sections/ArticleList/ArticleList.tsx';
import { articleNode } from '../../seo/nodes.ts';
import { fitTitle } from '../../seo/fitTitle.ts';
import { articleSummary, categoryLink } from '../blog/summaries.ts';
import { articleText } from './articleText.ts';
import { coverLayout } from './cover.ts';
import { type Share, shareLinks } from './share.ts';

interface DateInWords {
  date: string;
  label: string;
}

export interface ArticleData {
  heading: string;
  excerpt: string;
  picture: string;
  category: NavLink;
  published: DateInWords;
  updated?: DateInWords;
  author: string;
  /** Reading time; omitted where unknown. */
  minutes?: number;
  contents: TextHeading[];
  html: string;
  share: Share;
  related: ArticleSummary[];
}

export const source: PageSource<{ articleSlug: string }, ArticleData> = {
  params: ({ articles }) => articles.map(({ slug }) => ({ articleSlug: slug })),
  content: ({ provider, articles, blogCategories, glossary, glossarySlug }, { articleSlug }, path) => {
    const article = articles.find(({ slug }) => slug === articleSlug);
    if (!article) throw new RangeError(`There is no article "${articleSlug}".`);
    const category = blogCategories.find(({ name }) => name === article.category);
    if (!category) throw new RangeError(`There is no blog category "${article.category}".`);
    const inWords = (date: string): DateInWords => ({ date, label: formatDate(date, provider.locale) });
    const { html, headings, minutes } = articleText(article);
    const picture = articlePicture(article);
    const { title, seoTitle = title, description, keywords, publishedAt, updatedAt } = article;
    return {
      breadcrumbs: [{ label: blogMessages.blog, href: '/blog' }, categoryLink(category), { label: title, href: path }],
      head: {
        title: fitTitle(`${seoTitle} | ${provider.name}`),
        description,
        keywords,
        type: 'article',
        ...(article.image ? { image: article.image } : {}),
        preload: { picture, ...coverLayout },
        nodes: [
          articleNode(
            provider,
            provider.origin + path,
            article,
            isDrawn(picture) ? pictureAddress(picture, 1200) : picture,
          ),
        ],
      },
      data: {
        heading: title,
        excerpt: article.excerpt,
        picture,
        category: categoryLink(category),
        published: inWords(publishedAt),
        ...(updatedAt && updatedAt !== publishedAt ? { updated: inWords(updatedAt) } : {}),
        author: `${provider.name}, ${article.author}`,
        minutes,
        contents: headings,
        html: linkTerms(html, glossary, glossaryPath(glossarySlug)),
        share: shareLinks(provider.origin + path, title),
        related: relatedArticles(article, articles).map((other) => articleSummary(other, provider.locale)),
      },
    };
  },
};
