import { useOutletContext } from 'react-router-dom';
import { offersMessages } from '#data/messages/offers.ts';
import { sectionsMessages } from '#data/messages/sections.ts';
import { fill } from '#data/rules/text/fill.ts';
import { formatDate } from '#data/rules/text/formatDate.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { category, entry, facts, list, picture, story, title } from './ArticleList.css.ts';

export interface ArticleSummary {
  href: string;
  /** Omitted where all articles of the list are in the same category. */
  category?: string | undefined;
  title: string;
  excerpt: string;
  picture?: string;
  /** yyyy-mm-dd. Date and reading time are omitted where unknown. */
  publishedAt?: string;
  minutes?: number;
  /** Set in lists that only `npm run dev` shows. */
  draft?: true;
}

/** A list of articles. Headings are h3, so it belongs below an h2. */
export function ArticleList({ articles }: { articles: readonly ArticleSummary[] }) {
  const { provider } = useOutletContext<{ provider: { locale: string } }>();
  if (articles.length === 0) return <Text>{sectionsMessages.noArticles}</Text>;
  return (
    <ul className={list} role="list">
      {articles.map((article) => (
        <li key={article.href} className={entry}>
          {article.picture && (
            <div className={picture}>
              <Picture picture={article.picture} sizes="(min-width: 64rem) 16rem, 7rem" />
            </div>
          )}
          <p className={facts}>
            {article.draft && <strong>{sectionsMessages.notPublished}</strong>}
            {article.category && <span className={category}>{article.category}</span>}
            {article.publishedAt && (
              <time dateTime={article.publishedAt}>{formatDate(article.publishedAt, provider.locale)}</time>
            )}
            {article.minutes && <span>{fill(offersMessages.minutesRead, { count: article.minutes })}</span>}
          </p>
          <div className={story}>
            <h3>
              <a className={title} href={article.href}>
                {article.title}
              </a>
            </h3>
            <p>{article.excerpt}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
