import { Block } from '../../ui/Block/Block.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import type { HomeData } from './home.ts';
import { iconItem, iconItemText } from './IndustriesBlock.css.ts';

/** What a firm can count on, in short. */
export function TrustStrip({ items }: { items: HomeData['trustItems'] }) {
  if (items.length === 0) return null;
  return (
    <Block tone="raised">
      <Columns>
        {items.map(({ title, description, iconName }) => (
          <li key={title}>
            <div className={iconItem}>
              <Icon name={iconName} />
              <div className={iconItemText}>
                <strong>{title}</strong>
                <Small>{description}</Small>
              </div>
            </div>
          </li>
        ))}
      </Columns>
    </Block>
  );
}
