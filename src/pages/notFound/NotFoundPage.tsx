import { notFoundMessages } from '#data/messages/notFound.ts';
import { NotFoundMap } from '../../sections/TransitMap/NotFoundMap.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row, Split } from '../../ui/Columns/Columns.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import { GoBack } from '../../features/navigation/GoBack.tsx';
import { NearestAddress } from '../../features/navigation/NearestAddress.tsx';
import type { MissingData } from './missing.ts';

/** What stands where a page should be: what happened and the ways on. */
export function Page({ data }: { data: MissingData }) {
  return (
    <Block tone="hero">
      <Split>
        <Stack gap="l">
          <h1>{data.heading}</h1>
          <Lead>{data.message}</Lead>
          <Row>
            <ButtonLink href={data.wayOn.href}>{data.wayOn.label}</ButtonLink>
            {data.goBack && <GoBack />}
          </Row>
          {data.addresses && <NearestAddress addresses={data.addresses} />}
        </Stack>
        {data.map && <NotFoundMap data={data.map} label={notFoundMessages.closed} />}
      </Split>
    </Block>
  );
}
