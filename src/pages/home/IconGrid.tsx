import { Children, type ReactNode } from 'react';
import { homeMessages } from '#data/messages/home.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { lastAcross } from '../../ui/Columns/Columns.css.ts';
import { fullRows } from '../../ui/Columns/fullRows.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { HomeData } from './home.ts';
import { iconGrid, iconItem, iconLink } from './IconGrid.css.ts';

/** Short entries with icons, in rows that are all full. */
function IconGrid({ children }: { children: ReactNode }) {
  const { counts, oneLeft } = fullRows(Children.toArray(children).length);
  const grid = iconGrid[counts.at(-1) ?? 2];
  return (
    <ul className={oneLeft ? `${grid} ${lastAcross}` : grid} role="list">
      {children}
    </ul>
  );
}

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

/** The industries the provider works in. */
export function IndustriesBlock({ industries }: { industries: HomeData['industries'] }) {
  return (
    <Block rhythm="dense" tone="raised" layout="under" heading={industries.heading} text={industries.text}>
      <IconGrid>
        {industries.items.map(({ slug, name, iconName }) => (
          <li key={slug} className={iconItem}>
            <Icon name={iconName} />
            <a className={iconLink} href={`/industries/${slug}`}>
              {name}
            </a>
          </li>
        ))}
        <li className={iconItem}>
          <a className={iconLink} href="/industries">
            {homeMessages.seeAllIndustries}
          </a>
        </li>
      </IconGrid>
    </Block>
  );
}
