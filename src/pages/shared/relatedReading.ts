import { relatedArticles } from '#data/rules/blog/relatedArticles.ts';
import type { Site } from '#data/rules/schema/site.ts';
import type { Reading } from '../../sections/RelatedReading/reading.ts';
import { articleMinutes } from './articleText.ts';

/** As many as a page names; one whose own text needs the bytes names fewer. */
const most = 3;

/** What a page is about: its search terms and its words, by which articles are chosen. */
interface PageSubject {
  keywords: readonly string[];
  title: string;
  body: readonly string[];
}

export interface RelatedReadingData {
  reading: Reading[];
}

/** The articles to read beside a page about something else. */
export function relatedReading(
  { articles }: Pick<Site, 'articles'>,
  { keywords, title, body }: PageSubject,
  count = most,
): RelatedReadingData {
  const topic = { slug: '', category: '', publishedAt: '', keywords: [...keywords], title, body };
  const reading = relatedArticles(topic, articles, count).map((article) => ({
    href: `/blog/${article.slug}`,
    title: article.title,
    category: article.category,
    minutes: articleMinutes(article),
  }));
  return { reading };
}
