import { industryMessages } from '#data/messages/industry.ts';
import { serviceMessages } from '#data/messages/service.ts';
import { RelatedReading } from '../../sections/RelatedReading/RelatedReading.tsx';
import { ServicePrices } from '../../sections/ServicePrices/ServicePrices.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import type { PageProps } from '../../types/page.ts';
import { StaticHtml } from '../../ui/hydration/StaticHtml.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { CostList } from '../service/CostList.tsx';
import { OfferEnd } from '../service/OfferEnd.tsx';
import { OfferHero } from '../service/OfferHero.tsx';
import type { IndustryInLocationData } from './industryInLocation.ts';

/** An industry in a location: what its clients plan for there, every service for them, what it costs and what they ask. */
export function Page({ whole }: PageProps<IndustryInLocationData>) {
  // Never changes: not hydrated, and its data are not embedded.
  return <StaticHtml data={whole}>{(data) => <Whole data={data} />}</StaticHtml>;
}

function Whole({ data }: { data: IndustryInLocationData }) {
  const { needs, place, systems, services, cost, faq } = data;
  return (
    <>
      <OfferHero data={data} />
      <Block heading={needs.heading}>
        <Split>
          <DotList items={needs.points} />
          <Stack gap="s">
            <h3>{industryMessages.systems}</h3>
            <DotList items={systems} />
          </Stack>
        </Split>
      </Block>
      <Block tone="raised" heading={place.heading}>
        {place.local && <Text>{place.local}</Text>}
        <Text>{place.visits}</Text>
      </Block>
      <Block heading={services.heading}>
        <ServicePrices items={services.items} />
      </Block>
      {cost && (
        <Block tone="raised" heading={cost.heading}>
          <CostList cost={cost} />
        </Block>
      )}
      {faq.length > 0 && (
        <Block tone="lake" heading={serviceMessages.questions}>
          <Disclosures name="industry-faq" items={faq} />
        </Block>
      )}
      <RelatedReading items={data.reading} />
      <OfferEnd data={data} />
    </>
  );
}
