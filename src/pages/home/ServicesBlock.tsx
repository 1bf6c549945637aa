import { Fragment } from 'react';
import { homeMessages } from '#data/messages/home.ts';
import { Arrow } from '../../ui/Arrow/Arrow.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { cover } from '../../ui/Card/Card.css.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { HomeData } from './home.ts';
import { arrow, row, rows, summaryText, title } from './ServicesBlock.css.ts';

/** The services as rows that lead to their sections of `/services`. */
export function ServicesBlock({ services: { heading, text, items, pages } }: { services: HomeData['services'] }) {
  return (
    <Block rhythm="dense" tour="services" heading={heading} text={text}>
      <ul className={rows} role="list">
        {items.map(({ id, name, summary, iconName }) => (
          <li key={id} className={row}>
            <Icon name={iconName} />
            <div>
              <h3 className={title}>
                <a className={cover} href={`/services#${id}`}>
                  {name}
                </a>
              </h3>
              <p className={summaryText}>{summary}</p>
            </div>
            <span className={arrow}>
              <Arrow to="right" />
            </span>
          </li>
        ))}
      </ul>
      <p className={summaryText}>
        {homeMessages.servicePages}:{' '}
        {Object.entries(pages).map(([slug, name], index) => (
          <Fragment key={slug}>
            {index > 0 && ' · '}
            <a href={`/services/${slug}`}>{name}</a>
          </Fragment>
        ))}
      </p>
    </Block>
  );
}
