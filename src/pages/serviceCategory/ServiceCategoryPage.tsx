import { offersMessages } from '#data/messages/offers.ts';
import { serviceMessages } from '#data/messages/service.ts';
import { Points } from '../../sections/Points/Points.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { ResponseScale } from '../../sections/ResponseScale/ResponseScale.tsx';
import { Route } from '../../ui/Route/Route.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TableFrame } from '../../ui/TableFrame/TableFrame.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { OfferEnd } from '../service/OfferEnd.tsx';
import { OfferHero } from '../service/OfferHero.tsx';
import type { ServiceCategoryData } from './serviceCategory.ts';

/** A service category that comes with the plans: what it includes, what it costs and how it starts. */
export function Page({ data }: { data: ServiceCategoryData }) {
  return (
    <>
      <OfferHero data={data} />
      <Block tone="raised" layout="under" heading={data.featuresHeading}>
        <Text>{data.longDescription}</Text>
        <Points items={data.features} />
      </Block>
      <Block layout="under" heading={serviceMessages.whatItCosts}>
        <Stack gap="m">
          <Text>{data.price}</Text>
          <TableFrame
            caption={serviceMessages.plans}
            head={[serviceMessages.plan, serviceMessages.monthlyPerUser, offersMessages.helpDeskHours]}
            rows={data.plans}
          />
          <Row>
            <ButtonLink href="/pricing">{serviceMessages.workOutPrice}</ButtonLink>
            <ButtonLink href="/pricing#plans" variant="secondary">
              {serviceMessages.comparePlans}
            </ButtonLink>
          </Row>
        </Stack>
      </Block>
      {data.responses.length > 1 && (
        <Block
          tone="raised"
          layout="under"
          heading={serviceMessages.responseToScale}
          text={serviceMessages.whatScaleShows}
        >
          <ResponseScale plans={data.responses} />
        </Block>
      )}
      <Block tone="lake" layout="under" heading={serviceMessages.howItStarts}>
        <Route items={data.stages} onward />
      </Block>
      <Block heading={serviceMessages.notCovered}>
        <DotList items={data.notCovered} />
      </Block>
      <OfferEnd data={data} />
    </>
  );
}
