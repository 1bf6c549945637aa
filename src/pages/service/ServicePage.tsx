import { offersMessages } from '#data/messages/offers.ts';
import { serviceMessages } from '#data/messages/service.ts';
import { RelatedReading } from '../../sections/RelatedReading/RelatedReading.tsx';
import { Points } from '../../sections/Points/Points.tsx';
import { ResponseScale } from '../../sections/ResponseScale/ResponseScale.tsx';
import { Photos } from '../../sections/Photos/Photos.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { Route } from '../../ui/Route/Route.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import type { PageProps } from '../../types/page.ts';
import { StaticHtml } from '../../ui/hydration/StaticHtml.tsx';
import { OfferEnd } from './OfferEnd.tsx';
import { OfferHero } from './OfferHero.tsx';
import type { PlanFacts } from './planFacts.ts';
import { PlanPrices } from './PlanPrices.tsx';
import type { ServiceData } from './service.ts';
import { WorkedExample } from './WorkedExample.tsx';

/** A service for everybody: all that it includes, how it starts and where it ends. */
export function Page({ data, whole }: PageProps<ServiceData>) {
  return (
    <>
      <OfferHero data={data} />
      {/* Never changes: not hydrated, and its data are not embedded. */}
      <StaticHtml data={whole}>{(all) => <Rest data={all} />}</StaticHtml>
    </>
  );
}

/** What it includes, how it starts and where it ends. */
function Rest({ data }: { data: ServiceData }) {
  return (
    <>
      <Photos photos={data.photos} />
      <Block tone="raised" layout="under" heading={data.featuresHeading}>
        {data.picture ? (
          <Split>
            <Text>{data.longDescription}</Text>
            <Picture picture={data.picture} sizes="(min-width: 64rem) 24rem, 92vw" />
          </Split>
        ) : (
          <Text>{data.longDescription}</Text>
        )}
        <Points items={data.features} />
      </Block>
      {data.benefits.length > 0 && (
        <Block layout="under" heading={offersMessages.whatChanges}>
          <Points items={data.benefits} minWidth="wide" />
        </Block>
      )}
      {data.plans && <Plans plans={data.plans} />}
      <Block tone="lake" layout="under" heading={serviceMessages.howItStarts}>
        <Route items={data.delivery} onward />
      </Block>
      <Block heading={serviceMessages.notCovered}>
        <DotList items={data.notCovered} />
      </Block>
      {data.faq.length > 0 && (
        <Block tone="raised" heading={serviceMessages.questions}>
          <Disclosures name="service-faq" items={data.faq} />
        </Block>
      )}
      <RelatedReading items={data.reading} />
      <OfferEnd data={data} />
    </>
  );
}

/** What the plans that the service comes with cost, how soon they answer, and an example. */
function Plans({ plans: { price, rows, responses, example } }: { plans: PlanFacts }) {
  return (
    <>
      <Block tone="raised" layout="under" heading={serviceMessages.whatItCosts}>
        <Stack gap="m">
          <Text>{price}</Text>
          <PlanPrices rows={rows} />
        </Stack>
      </Block>
      {responses.length > 1 && (
        <Block layout="under" heading={serviceMessages.responseToScale} text={serviceMessages.whatScaleShows}>
          <ResponseScale plans={responses} />
        </Block>
      )}
      {example && <WorkedExample example={example} />}
    </>
  );
}
