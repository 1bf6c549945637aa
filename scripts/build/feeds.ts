import { authorLine, authorOf } from '../../data/rules/blog/authorOf.ts';
import { articlePicture, isDrawn, pngAddress } from '../../data/rules/files/pictures.ts';
import type { Article } from '../../data/rules/schema/article.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { escapeHtml } from '../../data/rules/text/escapeHtml.ts';
import { renderMarkdown } from '../../data/rules/text/markdown.ts';

/** Feeds need a time of day: noon in UTC is the same day all over America and Europe. */
const timeOf = (day: string) => `${day}T12:00:00Z`;
const lastChange = ({ publishedAt, updatedAt }: Article) => updatedAt ?? publishedAt;
const authorName = (site: Site, article: Article) => authorLine(authorOf(article, site), site);
const addressOf = ({ provider }: Site, { slug }: Article) => `${provider.origin}/blog/${slug}`;

/** Address of an article's picture, as a file that every reader can show. */
function pictureOf({ provider }: Site, article: Article): string {
  const picture = articlePicture(article);
  return provider.origin + (isDrawn(picture) ? pngAddress(picture) : picture);
}

/** The whole text as HTML, with addresses that work outside the site. */
function contentOf(site: Site, article: Article): string {
  const html = renderMarkdown(article.body).html;
  return html
    .replaceAll(/(?<=<a href=")(?=\/)/g, escapeHtml(site.provider.origin))
    .replaceAll(/(?<=<a href=")(?=#)/g, escapeHtml(addressOf(site, article)));
}

/**
 * The articles, newest first, as RSS 2.0 (https://www.rssboard.org/rss-specification), each whole and with its picture;
 * `title` is the blog's.
 */
export function rssFeed(site: Site, title: string): string {
  const { provider, articles, pages } = site;
  const date = (day: string) => new Date(timeOf(day)).toUTCString();
  const newest = articles.map(lastChange).sort().at(-1);
  const items = articles.map((article) => {
    const address = escapeHtml(addressOf(site, article));
    return (
      `<item><title>${escapeHtml(article.title)}</title><link>${address}</link><guid ` +
      `isPermaLink="true">${address}</guid><description>${escapeHtml(article.excerpt)}</description>` +
      `<content:encoded>${escapeHtml(contentOf(site, article))}</content:encoded>` +
      `<media:content url="${escapeHtml(pictureOf(site, article))}" medium="image"/>` +
      `<dc:creator>${escapeHtml(authorName(site, article))}</dc:creator>` +
      `<category>${escapeHtml(article.category)}</category><pubDate>${date(article.publishedAt)}</pubDate>` +
      `<atom:updated>${timeOf(lastChange(article))}</atom:updated></item>\n`
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ' +
    'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
    'xmlns:media="http://search.yahoo.com/mrss/"><channel>\n' +
    `<title>${escapeHtml(title)}</title><link>${provider.origin}/blog</link>` +
    `<description>${escapeHtml(pages.blog?.description ?? title)}</description><language>${provider.locale}</language>` +
    `${newest ? `<lastBuildDate>${date(newest)}</lastBuildDate>` : ''}<atom:link ` +
    `href="${provider.origin}/feed.xml" rel="self" type="application/rss+xml"/>\n${items.join('')}</channel>` +
    `</rss>\n`
  );
}

/** The same as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed(site: Site, title: string): string {
  const { provider, articles, pages } = site;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: `${provider.origin}/blog`,
    feed_url: `${provider.origin}/feed.json`,
    description: pages.blog?.description ?? title,
    icon: `${provider.origin}/images/icon-512.png`,
    language: provider.locale,
    authors: [{ name: provider.name, url: `${provider.origin}/about` }],
    items: articles.map((article) => ({
      id: addressOf(site, article),
      url: addressOf(site, article),
      title: article.title,
      summary: article.description,
      content_html: contentOf(site, article),
      image: pictureOf(site, article),
      date_published: timeOf(article.publishedAt),
      date_modified: timeOf(lastChange(article)),
      authors: [{ name: authorName(site, article), url: `${provider.origin}/about` }],
      tags: [article.category],
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
