import { homeMessages } from '#data/messages/home.ts';
import { fill } from '#data/rules/text/fill.ts';
import { SubscribeForm } from '../../features/forms/SubscribeForm.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { cover } from '../../ui/Card/Card.css.ts';
import { Card } from '../../ui/Card/Card.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { HomeData } from './home.ts';
import { article, articlesList, articleTitle, teaser, thumbnail, words } from './ResourcesBlock.css.ts';

/** Something to read, and the checklist beside it. */
export function ResourcesBlock({ resources }: { resources: HomeData['resources'] }) {
  const { heading, text, articles, checklist } = resources;
  if (articles.length === 0 && checklist.points === 0) return null;
  return (
    <Block rhythm="dense" layout="under" heading={heading} text={text}>
      <Split>
        {articles.length > 0 && (
          <ul className={articlesList} role="list">
            {articles.map(({ slug, title, category, excerpt, picture }) => (
              <li key={slug} className={article}>
                <div className={thumbnail}>
                  <Picture picture={picture} sizes="(min-width: 40rem) 12rem, 6rem" />
                </div>
                <div className={words}>
                  <h3 className={articleTitle}>
                    <a className={cover} href={`/blog/${slug}`}>
                      {title}
                    </a>
                  </h3>
                  <Badge>{category}</Badge>
                </div>
                <p className={teaser}>{excerpt}</p>
              </li>
            ))}
          </ul>
        )}
        {checklist.points > 0 && (
          <Card heading={fill(homeMessages.freeChecklist, { count: checklist.points })} icon="check" variant="strong">
            <a href="/resources#checklist">{fill(homeMessages.readWholeChecklist, { count: checklist.points })}</a>
            <SubscribeForm {...checklist.form} />
          </Card>
        )}
      </Split>
    </Block>
  );
}
