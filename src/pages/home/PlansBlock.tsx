import { homeMessages } from '#data/messages/home.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill, fillCount } from '#data/text/fill.ts';
import { RegionText } from '../../features/location/components/RegionText.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Columns, Row } from '../../ui/Columns/Columns.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Small, Text } from '../../ui/Text/Text.tsx';
import type { HomeData } from './home.ts';

/** The plans and what they cost; the calculator has the rest. */
export function PlansBlock({ pricing }: { pricing: HomeData['pricing'] }) {
  const { heading, text, region, plans, discounts } = pricing;
  return (
    <Block id="plans" tone="raised" layout="under" heading={heading} text={text}>
      <Text>
        <RegionText words={region} />
      </Text>
      <Columns minWidth="wide">
        {plans.map(({ id, name, description, price, minUsers, recommended }) => (
          <li key={id}>
            <Card heading={name} variant={recommended ? 'strong' : 'plain'}>
              {recommended && <Badge>{offersMessages.mostPopular}</Badge>}
              <FactList items={[{ value: price, label: offersMessages.perUserPerMonth }]} />
              <Small>{fillCount(offersMessages.minimumUsers, minUsers)}</Small>
              <p>{description}</p>
            </Card>
          </li>
        ))}
      </Columns>
      {discounts && <Text>{fill(homeMessages.volumeDiscounts, { discounts })}</Text>}
      <Row>
        <ButtonLink href="/pricing" variant="secondary">
          {homeMessages.openCalculator}
        </ButtonLink>
      </Row>
    </Block>
  );
}
