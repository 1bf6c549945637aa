import { serviceMessages } from '#data/messages/service.ts';
import { PointItems } from '../../sections/Points/Points.tsx';
import { RelatedReading } from '../../sections/RelatedReading/RelatedReading.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import type { PageProps } from '../../types/page.ts';
import { StaticHtml } from '../../ui/hydration/StaticHtml.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import type { CombinationData } from './combination.ts';
import { CostList } from './CostList.tsx';
import { OfferEnd } from './OfferEnd.tsx';
import { OfferHero } from './OfferHero.tsx';
import { PlanPrices } from './PlanPrices.tsx';

/** A service where it meets an industry, a location or both: what we do first there, its rules and prices, and what the place changes. */
export function Page({ whole }: PageProps<CombinationData>) {
  // Never changes: not hydrated, and its data are not embedded.
  return <StaticHtml data={whole}>{(data) => <Whole data={data} />}</StaticHtml>;
}

function Whole({ data }: { data: CombinationData }) {
  const { steps, rules, cost, prices, points, place, included, faq, reading } = data;
  return (
    <>
      <OfferHero data={data} beside={steps.length > 0 && <FirstSteps steps={steps} />} />
      {rules.length > 0 && (
        <Block layout="under" heading={serviceMessages.yourRules}>
          <Columns minWidth="wide">
            {rules.map(({ title, description, source }) => (
              <li key={title}>
                <Stack gap="xs">
                  <h3>{source ? <a href={source}>{title}</a> : title}</h3>
                  <p>{description}</p>
                </Stack>
              </li>
            ))}
          </Columns>
        </Block>
      )}
      {points.length > 0 && (
        <Block heading={serviceMessages.countOn}>
          <DotList items={points} />
        </Block>
      )}
      {place && <Place place={place} />}
      {cost && (
        <Block heading={cost.heading}>
          <CostList cost={cost} />
          {included.features.length === 0 && (
            <Text>
              <a href={included.more.href}>{included.more.label}</a>
            </Text>
          )}
        </Block>
      )}
      {prices && (
        <Block layout="under" heading={prices.heading}>
          <Stack gap="m">
            <PlanPrices rows={prices.plans} />
          </Stack>
        </Block>
      )}
      {included.features.length > 0 && <Included included={included} />}
      {faq.length > 0 && (
        <Block tone="lake" heading={serviceMessages.questions}>
          <Disclosures name="service-faq" items={faq} />
        </Block>
      )}
      <RelatedReading items={reading} />
      <OfferEnd data={data} />
    </>
  );
}

/** What we do first, beside the heading. */
function FirstSteps({ steps }: Pick<CombinationData, 'steps'>) {
  return (
    <>
      <h2>{serviceMessages.firstSteps}</h2>
      <Stack as="ul">
        <PointItems items={steps} />
      </Stack>
    </>
  );
}

function Place({ place: { heading, text, visits, more } }: { place: NonNullable<CombinationData['place']> }) {
  return (
    <Block tone="raised" heading={heading}>
      {text && <Text>{text}</Text>}
      <Text>{visits}</Text>
      <LinkList links={more} />
    </Block>
  );
}

function Included({ included: { features, more } }: Pick<CombinationData, 'included'>) {
  return (
    <Block heading={serviceMessages.included}>
      <DotList items={features} />
      <Text>
        <a href={more.href}>{more.label}</a>
      </Text>
    </Block>
  );
}
