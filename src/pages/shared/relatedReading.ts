import { relatedArticles } from '#data/rules/blog/relatedArticles.ts';
import type { Site } from '#data/rules/schema/site.ts';
import type { Reading } from '../../sections/RelatedReading/RelatedReading.tsx';
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

const chosen = new WeakMap<Site['articles'], Map<string, Reading[]>>();

/**
 * The articles to read beside a page about something else. Pages of one subject at several places share them, chosen by the words of the
 * first: comparing those of each took a third of the time in which pages are made.
 */
export function relatedReading(
  { articles }: Pick<Site, 'articles'>,
  { keywords, title, body }: PageSubject,
  count = most,
): RelatedReadingData {
  const known = chosen.get(articles) ?? new Map<string, Reading[]>();
  chosen.set(articles, known);
  const key = JSON.stringify([keywords, title, count]);
  const topic = { slug: '', category: '', publishedAt: '', keywords: [...keywords], title, body };
  const reading =
    known.get(key) ??
    relatedArticles(topic, articles, count).map((article) => ({
      href: `/blog/${article.slug}`,
      title: article.title,
      category: article.category,
      minutes: articleMinutes(article),
    }));
  known.set(key, reading);
  return { reading };
}
