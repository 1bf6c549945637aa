import { homeMessages } from '#data/messages/home.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { HomeData } from './home.ts';
import { IconGrid } from './IconGrid.tsx';
import { iconItem, iconLink } from './IconGrid.css.ts';

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
