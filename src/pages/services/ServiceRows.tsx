import { offersMessages } from '#data/messages/offers.ts';
import { sectionsMessages } from '#data/messages/sections.ts';
import { servicesMessages } from '#data/messages/services.ts';
import { fill } from '#data/rules/text/fill.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { WholeLabel } from '../../ui/WholeLabel/WholeLabel.tsx';
import * as css from './ServicesPage.css.ts';
import type { ServiceRow } from './services.ts';

/** Every service as one row: what it is and includes, its price and one button. */
export function ServiceRows({ rows }: { rows: readonly ServiceRow[] }) {
  return (
    <div className={css.rows}>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </div>
  );
}

function Row({ row: { id, name, description, features, iconName, href, price, isCategory } }: { row: ServiceRow }) {
  const ask = isCategory ? `/contact?service=${id}#contact` : '/contact#contact';
  return (
    <section id={id} className={css.row}>
      <div className={css.part}>
        <h2 className={css.name}>
          <Icon name={iconName} />
          {name}
        </h2>
        <Text>{description}</Text>
      </div>
      <div className={css.part}>
        <ul className={css.included} role="list">
          {features.map((feature) => (
            <li key={feature} className={css.feature}>
              {feature}
            </li>
          ))}
        </ul>
        {href && (
          <p>
            <a href={href}>{fill(servicesMessages.whatIsIncluded, { service: name })}</a>
          </p>
        )}
      </div>
      <div className={css.action}>
        {price && <p className={css.price}>{fill(sectionsMessages.fromPrice, { price })}</p>}
        <ButtonLink href={ask} variant="secondary">
          <WholeLabel shown={offersMessages.learnMore} whole={fill(offersMessages.learnMoreAbout, { subject: name })} />
        </ButtonLink>
      </div>
    </section>
  );
}
