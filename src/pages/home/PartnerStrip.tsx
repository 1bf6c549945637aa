import { Block } from '../../ui/Block/Block.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import type { HomeData } from './home.ts';
import { mark } from './PartnerStrip.css.ts';

/** The makers of the products in use, each with what it is used for. */
export function PartnerStrip({ partners }: { partners: HomeData['partners'] }) {
  const { heading, text, items } = partners;
  if (items.length === 0) return null;
  return (
    <Block tone="raised" heading={heading} text={text}>
      <Columns minWidth="narrow">
        {items.map(({ slug, name, role }) => (
          <li key={slug}>
            <Stack gap="xxs">
              <Mark slug={slug} />
              <strong>{name}</strong>
              <Small>{role}</Small>
            </Stack>
          </li>
        ))}
      </Columns>
    </Block>
  );
}

/** A maker's mark; its name stands beside it. */
function Mark({ slug }: { slug: string }) {
  return (
    <svg className={mark} aria-hidden="true" width="40" height="40" viewBox="0 0 24 24">
      <use href={`/assets/partners/${slug}.svg#mark`} />
    </svg>
  );
}
