import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/text/fill.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import type { Reading } from './reading.ts';

/** Articles on what a page is about. `items` is deferred: undefined when hydrating. */
export function RelatedReading({ shown, items }: { shown: boolean; items: readonly Reading[] | undefined }) {
  if (!shown) return null;
  return (
    <Block layout="under" heading={offersMessages.relatedArticles}>
      <StaticHtml data={items}>
        {(articles) => (
          <Columns minWidth="medium">
            {articles.map(({ href, title, category, minutes }) => (
              <li key={href}>
                <Stack gap="xxs">
                  <h3>
                    <a href={href}>{title}</a>
                  </h3>
                  <Small>
                    {category} · {fill(offersMessages.minutesRead, { count: minutes })}
                  </Small>
                </Stack>
              </li>
            ))}
          </Columns>
        )}
      </StaticHtml>
    </Block>
  );
}
