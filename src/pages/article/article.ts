import { authorLine, authorOf } from '#data/rules/blog/authorOf.ts';
import { citedSources } from '#data/rules/blog/citedSources.ts';
import { relatedArticles } from '#data/rules/blog/relatedArticles.ts';
import { articlePicture } from '#data/rules/files/pictures.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import { formatDate, formatMonth } from '#data/rules/text/formatDate.ts';
import { linkTerms } from '#data/rules/text/linkTerms.ts';
import type { TextHeading } from '#data/rules/text/markdown.ts';
import { blogMessages } from '#data/messages/blog.ts';
import { glossaryPath } from '#data/rules/routing/glossaryPath.ts';
import { type PagePhotos, photosAt } from '../../seo/photosAt.ts';
import type { PageSource } from '../../types/page.ts';
import type { ArticleSummary } from '../../sections/ArticleList/ArticleList.tsx';
import { articleNode } from '../../seo/nodes.ts';
import { fitTitle } from '../../seo/fitTitle.ts';
import { articleSummary, categoryLink } from '../shared/articleSummaries.ts';
import { articleMinutes, articleText } from '../shared/articleText.ts';
import { coverLayout } from './cover.ts';
import { type Share, shareLinks } from './share.ts';

interface DateInWords {
  date: string;
  label: string;
}

interface CitedSource {
  title: string;
  href: string;
  publisher: string;
  dated?: DateInWords;
}

export interface ArticleData extends PagePhotos {
  heading: string;
  excerpt: string;
  picture: string;
  category: NavLink;
  published: DateInWords;
  updated?: DateInWords;
  /** When its facts were last checked. */
  reviewed?: DateInWords;
  /** Set on a page that only `npm run dev` shows. */
  draft?: true;
  author: string;
  /** What the author does; omitted where unknown. */
  authorRole?: string;
  /** Reading time; omitted where unknown. */
  minutes?: number;
  contents: TextHeading[];
  html: string;
  /** What the text relies on. */
  sources: CitedSource[];
  share: Share;
  related: ArticleSummary[];
}

export const source: PageSource<{ articleSlug: string }, ArticleData> = {
  params: ({ articles }) => articles.map(({ slug }) => ({ articleSlug: slug })),
  content: (site, { articleSlug }, path) => {
    const { provider, articles, blogCategories, glossary, glossarySlug } = site;
    const article = articles.find(({ slug }) => slug === articleSlug);
    if (!article) throw new RangeError(`There is no article "${articleSlug}".`);
    const category = blogCategories.find(({ name }) => name === article.category);
    if (!category) throw new RangeError(`There is no blog category "${article.category}".`);
    const inWords = (date: string): DateInWords => ({ date, label: formatDate(date, provider.locale) });
    const { html, headings } = articleText(article, site);
    const minutes = articleMinutes(article);
    const picture = articlePicture(article);
    const author = authorOf(article, site);
    const sources = citedSources(article, site.sources);
    const { title, seoTitle = title, description, keywords, publishedAt, updatedAt, reviewedAt } = article;
    return {
      breadcrumbs: [{ label: blogMessages.blog, href: '/blog' }, categoryLink(category), { label: title, href: path }],
      head: {
        title: fitTitle(`${seoTitle} | ${provider.name}`),
        description,
        keywords,
        type: 'article',
        ...(article.image ? { image: article.image } : {}),
        preload: { picture, ...coverLayout },
        nodes: [articleNode(provider, provider.origin + path, { article, author, picture, sources })],
      },
      deferred: ['html', 'related'],
      data: {
        ...photosAt(site, path),
        heading: title,
        excerpt: article.excerpt,
        picture,
        category: categoryLink(category),
        published: inWords(publishedAt),
        ...(updatedAt && updatedAt !== publishedAt ? { updated: inWords(updatedAt) } : {}),
        ...(reviewedAt ? { reviewed: inWords(reviewedAt) } : {}),
        ...(article.draft ? { draft: true as const } : {}),
        authorRole: author.role,
        author: authorLine(author, site),
        minutes,
        contents: headings,
        html: linkTerms(html, glossary, glossaryPath(glossarySlug)),
        sources: sources.map(({ title: name, url, publisher, dated }) => ({
          title: name,
          href: url,
          publisher,
          ...(dated ? { dated: { date: dated, label: documentDate(dated, provider.locale) } } : {}),
        })),
        share: shareLinks(provider.origin + path, title),
        related: relatedArticles(article, articles).map((other) => articleSummary(other)),
      },
    };
  },
};

/** The date of a document, of which some name the month alone. */
function documentDate(dated: string, locale: string): string {
  return /^\d{4}-\d{2}$/.test(dated) ? formatMonth(dated, locale) : formatDate(dated, locale);
}
