import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small } from '../../ui/Text/Text.tsx';

/** An article as a page about something else names it. */
export interface Reading {
  href: string;
  title: string;
  category: string;
  /** Whole minutes it takes to read. */
  minutes: number;
}

/** Articles on what a page is about. */
export function RelatedReading({ items }: { items: readonly Reading[] }) {
  if (items.length === 0) return null;
  return (
    <Block layout="under" heading={offersMessages.relatedArticles}>
      <Columns minWidth="medium">
        {items.map(({ href, title, category, minutes }) => (
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
    </Block>
  );
}
