import { serviceMessages } from '#data/messages/service.ts';
import { RelatedReading } from '../../sections/RelatedReading/RelatedReading.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Columns, Split } from '../../ui/Columns/Columns.tsx';
import { DetailList } from '../../ui/DetailList/DetailList.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small, Text } from '../../ui/Text/Text.tsx';
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml.tsx';
import { OfferEnd } from '../service/OfferEnd.tsx';
import { OfferHero } from '../service/OfferHero.tsx';
import { PlanPrices } from './PlanPrices.tsx';
import type { PlanServiceInLocationData } from './planServiceInLocation.ts';

/** A service that comes with the plans, in a location: what is particular there first, then prices and the service in short. */
export function Page({ data }: { data: PlanServiceInLocationData }) {
  return (
    <>
      <OfferHero data={data} />
      {/* Never changes: not hydrated, and its data are not embedded. */}
      <StaticHtml data={data.links && data}>{(whole) => <Rest data={whole} />}</StaticHtml>
    </>
  );
}

/** What is particular there, prices, and the service in short. */
function Rest({ data }: { data: PlanServiceInLocationData }) {
  const { passage, industries, location, summary } = data;
  return (
    <>
      <Block tone="raised" heading={passage.heading}>
        <Text>{passage.text}</Text>
        {passage.points.length > 0 && <DotList items={passage.points} />}
      </Block>
      <Block layout="under" heading={data.pricesHeading}>
        <Stack gap="m">
          <PlanPrices plans={data.plans} />
        </Stack>
      </Block>
      <Block tone="lake" layout="under" heading={industries.heading}>
        <Columns minWidth="medium">
          {industries.items.map(({ label, href, text }) => (
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
      <Block tone="raised" heading={location.heading}>
        <DetailList items={location.details} />
        <Text>
          <a href={location.more.href}>{location.more.label}</a>
        </Text>
      </Block>
      <Block layout="under" heading={summary.heading}>
        <Split>
          <Stack gap="s">
            <h3>{serviceMessages.included}</h3>
            <DotList items={summary.features} />
          </Stack>
          <Stack gap="s">
            <h3>{serviceMessages.notCovered}</h3>
            <DotList items={summary.notCovered} />
          </Stack>
        </Split>
        <Text>
          <a href={summary.more.href}>{summary.more.label}</a>
        </Text>
      </Block>
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
