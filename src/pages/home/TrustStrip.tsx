import { Block } from '../../ui/Block/Block.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import type { HomeData } from './home.ts';

/** What a firm can count on, in short. */
export function TrustStrip({ items }: { items: HomeData['trustItems'] }) {
  if (items.length === 0) return null;
  return (
    <Block tone="raised">
      <Columns least="narrow">
        {items.map(({ title, description, iconName }) => (
          <li key={title}><Stack gap="xxs"><Icon name={iconName} /><strong>{title}</strong><Small>{description}</Small></Stack></li>
        ))}
      </Columns>
    </Block>
  );
}
