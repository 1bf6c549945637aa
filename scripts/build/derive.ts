import type { Site } from '../../data/schema/site.ts';
import { escapeHtml } from '../../data/text/escapeHtml.ts';
import { light } from '../../src/styles/tokens.ts';

/** https://www.sitemaps.org/protocol.html: the indexable pages, in the order of the route table. */
export function sitemapXml(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** https://www.rssboard.org/rss-specification: the articles, newest first. */
export function feedXml({ provider, articles, pages }: Site, blogTitle: string): string {
  const address = (slug: string) => `${provider.origin}/blog/${slug}`;
  const items = articles.map(
    ({ slug, title, excerpt, category, publishedAt }) =>
      `<item><title>${escapeHtml(title)}</title><link>${escapeHtml(address(slug))}</link><guid isPermaLink="true">${escapeHtml(address(slug))}</guid>` +
      `<description>${escapeHtml(excerpt)}</description><category>${escapeHtml(category)}</category><pubDate>${new Date(`${publishedAt}T12:00:00Z`).toUTCString()}</pubDate></item>\n`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n` +
    `<title>${escapeHtml(blogTitle)}</title><link>${provider.origin}/blog</link><description>${escapeHtml(pages.blog.description)}</description><language>${provider.locale}</language>` +
    `<atom:link href="${provider.origin}/feed.xml" rel="self" type="application/rss+xml"/>\n${items.join('')}</channel></rss>\n`
  );
}

/** https://www.w3.org/TR/appmanifest/ */
export function webManifest({ provider }: Site): string {
  return `${JSON.stringify(
    {
      name: provider.name, short_name: provider.shortName, description: provider.description, lang: provider.locale, start_url: '/', display: 'browser',
      background_color: light.paper, theme_color: light.lake,
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ...[192, 512].flatMap((size) => [['icon', 'any'], ['icon-maskable', 'maskable']].map(([name, purpose]) => ({ src: `/images/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }))),
      ],
    },
    null,
    2,
  )}\n`;
}
