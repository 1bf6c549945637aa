import { homeMessages } from '#data/messages/home.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import type { HomeData } from './home.ts';
import { iconItem, iconItemText } from './IndustriesBlock.css.ts';

/** The industries the provider works in. */
export function IndustriesBlock({ industries }: { industries: HomeData['industries'] }) {
  return (
    <Block tone="raised" heading={industries.heading} text={industries.text}>
      <Columns>
        {industries.items.map(({ slug, name, shortDescription, iconName }) => (
          <li key={slug}>
            <div className={iconItem}>
              <Icon name={iconName} />
              <div className={iconItemText}>
                <h3>
                  <a href={`/industries/${slug}`}>{name}</a>
                </h3>
                <Small>{shortDescription}</Small>
              </div>
            </div>
          </li>
        ))}
        <li>
          <p className={iconItem}>
            <a href="/industries">{homeMessages.seeAllIndustries}</a>
          </p>
        </li>
      </Columns>
    </Block>
  );
}
