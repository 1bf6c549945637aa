import { Block } from '../../ui/Block/Block.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { HomeData } from './home.ts';
import { IconGrid } from './IconGrid.tsx';
import { iconItem } from './IconGrid.css.ts';

/** What a firm can count on, in short. */
export function TrustStrip({ items }: { items: HomeData['trustItems'] }) {
  if (items.length === 0) return null;
  return (
    <Block as="div" rhythm="dense" tone="raised">
      <IconGrid>
        {items.map(({ title, iconName }) => (
          <li key={title} className={iconItem}>
            <Icon name={iconName} />
            <strong>{title}</strong>
          </li>
        ))}
      </IconGrid>
    </Block>
  );
}
