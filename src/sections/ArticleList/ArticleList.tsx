import { Picture } from '../../ui/Picture/Picture.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { category, entry, facts, list, picture, story, title } from './ArticleList.css.ts';

export interface ArticleSummary {
  href: string;
  /** Left out where every article of the list has the same. */
  category?: string | undefined;
  title: string;
  excerpt: string;
  picture?: string;
  /** yyyy-mm-dd. Date and reading time are left out where they are not known. */
  publishedAt?: string;
  publishedLabel?: string;
  minutes?: number;
}

/** Articles under each other, as in a table of contents. Stands under an h2. */
export function ArticleList({ articles }: { articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return <Text>No articles found</Text>;
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
            {article.category && <span className={category}>{article.category}</span>}
            {article.publishedAt && <time dateTime={article.publishedAt}>{article.publishedLabel}</time>}
            {article.minutes && <span>{`${article.minutes} min read`}</span>}
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
