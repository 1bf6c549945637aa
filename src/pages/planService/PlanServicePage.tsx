import { offersMessages } from '#data/messages/offers.ts';
import { serviceMessages } from '#data/messages/service.ts';
import { Points } from '../../sections/Points/Points.tsx';
import { ResponseScale } from '../../sections/ResponseScale/ResponseScale.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Route } from '../../ui/Route/Route.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml.tsx';
import { OfferEnd } from '../service/OfferEnd.tsx';
import { OfferHero } from '../service/OfferHero.tsx';
import { PlanPrices } from './PlanPrices.tsx';
import type { PlanServiceData } from './planService.ts';
import { WorkedExample } from './WorkedExample.tsx';

/** A service that comes with the plans: what it includes, what it costs, how it starts and what it does not cover. */
export function Page({ data }: { data: PlanServiceData }) {
  return (
    <>
      <OfferHero data={data} />
      {/* Never changes: not hydrated, and its data are not embedded. */}
      <StaticHtml data={data.links && data}>{(whole) => <Rest data={whole} />}</StaticHtml>
    </>
  );
}

/** What it includes, costs and leaves out. */
function Rest({ data }: { data: PlanServiceData }) {
  return (
    <>
      <Block tone="raised" layout="under" heading={data.featuresHeading}>
        <Text>{data.longDescription}</Text>
        <Points items={data.features} />
      </Block>
      {data.benefits.length > 0 && (
        <Block layout="under" heading={offersMessages.whatChanges}>
          <Points items={data.benefits} minWidth="wide" />
        </Block>
      )}
      <Block tone="raised" layout="under" heading={serviceMessages.whatItCosts}>
        <Stack gap="m">
          <Text>{data.price}</Text>
          <PlanPrices plans={data.plans} />
        </Stack>
      </Block>
      {data.responses.length > 1 && (
        <Block layout="under" heading={serviceMessages.responseToScale} text={serviceMessages.whatScaleShows}>
          <ResponseScale plans={data.responses} />
        </Block>
      )}
      {data.example && <WorkedExample example={data.example} />}
      <Block tone="lake" layout="under" heading={serviceMessages.howItStarts}>
        <Route items={data.stages} onward />
      </Block>
      <Block heading={serviceMessages.notCovered}>
        <DotList items={data.notCovered} />
      </Block>
      {data.faq.length > 0 && (
        <Block tone="raised" heading={serviceMessages.questions}>
          <Disclosures name="service-faq" items={data.faq} />
        </Block>
      )}
      <OfferEnd data={data} />
    </>
  );
}
