import { Points } from '../../sections/Points/Points.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TableFrame } from '../../ui/TableFrame/TableFrame.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { OfferEnd } from '../service/OfferEnd.tsx';
import { OfferHero } from '../service/OfferHero.tsx';
import { Stages } from '../service/Stages.tsx';
import type { ServiceAreaData } from './serviceArea.ts';

/** An area of work that comes with the plans: what it includes, what it costs and how it starts. */
export function Page({ data }: { data: ServiceAreaData }) {
  return (
    <>
      <OfferHero data={data} />
      <Block tone="raised" layout="under" heading={data.featuresHeading}>
        <Text>{data.longDescription}</Text>
        <Points items={data.features} />
      </Block>
      <Block layout="under" heading="What it costs">
        <Stack gap="m">
          <Text>{data.price}</Text>
          <TableFrame caption="Plans" head={['Plan', 'Monthly per user', 'Help desk hours']} rows={data.plans} />
          <Row>
            <ButtonLink href="/pricing">Work out your price</ButtonLink>
            <ButtonLink href="/pricing#plans" variant="secondary">
              Compare the plans
            </ButtonLink>
          </Row>
        </Stack>
      </Block>
      <Block tone="lake" layout="under" heading="How it starts">
        <Stages items={data.stages} />
      </Block>
      <Block heading="Not covered">
        <DotList items={data.notCovered} />
      </Block>
      <OfferEnd data={data} />
    </>
  );
}
