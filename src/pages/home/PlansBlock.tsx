import { homeMessages } from '#data/messages/home.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { RegionText } from '../../features/location/components/PlaceText.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import type { HomeData } from './home.ts';
import { about, amount, description, plan, planName, planPrice, plansList } from './PlansBlock.css.ts';

/** The plans and what they cost; the calculator has the rest. */
export function PlansBlock({ pricing }: { pricing: HomeData['pricing'] }) {
  const { heading, text, region, plans, discounts } = pricing;
  return (
    <Block rhythm="dense" id="plans" tone="raised" layout="under" heading={heading} text={text}>
      <ul className={plansList} role="list">
        {plans.map(({ id, name, description: words, price, minUsers, recommended }) => (
          <li key={id} className={plan}>
            <h3 className={planName}>
              {name} {recommended && <Badge>{offersMessages.mostPopular}</Badge>}
            </h3>
            <p className={planPrice}>
              <strong className={amount}>{price}</strong> {offersMessages.perUserPerMonth}
            </p>
            <p className={about}>
              <span className={description}>{words} </span>
              {fillCount(offersMessages.minimumUsers, minUsers)}
            </p>
          </li>
        ))}
      </ul>
      <Small>
        {discounts && `${fill(homeMessages.volumeDiscounts, { discounts })} `}
        {region && <RegionText words={region} />}
      </Small>
      <Row>
        <ButtonLink href="/pricing" variant="secondary">
          {homeMessages.openCalculator}
        </ButtonLink>
      </Row>
    </Block>
  );
}
