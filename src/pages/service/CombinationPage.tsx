import { serviceMessages } from '#data/messages/service.ts';
import { RelatedReading } from '../../sections/RelatedReading/RelatedReading.tsx';
import { Points } from '../../sections/Points/Points.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { DetailList } from '../../ui/DetailList/DetailList.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small, Text } from '../../ui/Text/Text.tsx';
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml.tsx';
import type { CombinationData } from './combination.ts';
import { Summary } from './Summary.tsx';
import { OfferEnd } from './OfferEnd.tsx';
import { OfferHero } from './OfferHero.tsx';
import { OwnText } from './OwnText.tsx';
import { PlanPrices } from './PlanPrices.tsx';

/** A service where it meets an industry, a location or both: what is particular there first, then the service in short. */
export function Page({ data }: { data: CombinationData }) {
  return (
    <>
      <OfferHero data={data} />
      {/* Never changes: not hydrated, and its data are not embedded. */}
      <StaticHtml data={data.links && data}>{(whole) => <Rest data={whole} />}</StaticHtml>
    </>
  );
}

/** What is particular there, the service in short, and where to go on. */
function Rest({ data }: { data: CombinationData }) {
  const { ownText, passages, prices, industry, location, relatedPages, summary } = data;
  return (
    <>
      {ownText && <OwnText text={ownText} />}
      {passages.map(({ heading, text, points, more }, index) => (
        <Block key={heading} tone={index % 2 === 0 ? 'raised' : 'paper'} heading={heading}>
          {text && <Text>{text}</Text>}
          {points.length > 0 && <DotList items={points} />}
          {more && (
            <Text>
              <a href={more.href}>{more.label}</a>
            </Text>
          )}
        </Block>
      ))}
      {prices && (
        <Block layout="under" heading={prices.heading}>
          <Stack gap="m">
            <PlanPrices rows={prices.plans} />
          </Stack>
        </Block>
      )}
      {industry && (
        <Block tone="lake" heading={industry.heading}>
          {industry.text && <Text>{industry.text}</Text>}
          {industry.challenges.length > 0 && <DotList items={industry.challenges} />}
          <Points items={[...industry.rules, ...industry.solutions]} />
          <Text>
            <a href={industry.more.href}>{industry.more.label}</a>
          </Text>
        </Block>
      )}
      {relatedPages && relatedPages.items.length > 0 && (
        <Block layout="under" heading={relatedPages.heading}>
          <Columns minWidth="medium">
            {relatedPages.items.map(({ label, href, text }) => (
              <li key={href}>
                <Stack gap="xxs">
                  <h3>
                    <a href={href}>{label}</a>
                  </h3>
                  <Small>{text}</Small>
                </Stack>
              </li>
            ))}
          </Columns>
        </Block>
      )}
      {location && (
        <Block tone="raised" heading={location.heading}>
          {location.text && <Text>{location.text}</Text>}
          <DetailList items={location.details} />
          <Text>
            <a href={location.more.href}>{location.more.label}</a>
          </Text>
        </Block>
      )}
      <Summary summary={summary} />
      {data.faq.length > 0 && (
        <Block tone="lake" heading={serviceMessages.questions}>
          <Disclosures name="service-faq" items={data.faq} />
        </Block>
      )}
      <RelatedReading items={data.reading} />
      <OfferEnd data={data} />
    </>
  );
}
