import { homeMessages } from '#data/messages/home.ts';
import { fill } from '#data/text/fill.ts';
import { SubscribeForm } from '../../features/forms/SubscribeForm.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Columns, Split } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import type { HomeData } from './home.ts';

/** Something to read, and the checklist beside it. */
export function ResourcesBlock({ resources }: { resources: HomeData['resources'] }) {
  const { heading, text, articles, checklist } = resources;
  if (articles.length === 0 && checklist.points === 0) return null;
  return (
    <Block layout="under" heading={heading} text={text}>
      <Split>
        {articles.length > 0 && (
          <Columns>
            {articles.map(({ slug, title, category, excerpt, picture }) => (
              <li key={slug}>
                <Card heading={title} href={`/blog/${slug}`}>
                  <Picture picture={picture} sizes="(min-width: 64rem) 22rem, 88vw" />
                  <Badge>{category}</Badge>
                  <p>{excerpt}</p>
                </Card>
              </li>
            ))}
          </Columns>
        )}
        {checklist.points > 0 && (
          <Card heading={fill(homeMessages.freeChecklist, { count: checklist.points })} icon="check" variant="strong">
            <Small>{homeMessages.checklistBeginsWith}</Small>
            <DotList items={checklist.first} />
            <a href="/resources#checklist">{fill(homeMessages.readWholeChecklist, { count: checklist.points })}</a>
            <SubscribeForm {...checklist.form} />
          </Card>
        )}
      </Split>
    </Block>
  );
}
