import { Block } from '../../ui/Block/Block.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import type { ServiceData } from './offer.ts';

/** What a place brings with it: its economy, its districts, and how somebody gets there. */
export function PlaceBlock({ place }: { place: NonNullable<ServiceData['place']> }) {
  return (
    <Block tone="lake" heading={place.heading}>
      <Split>
        <Stack gap="m">
          <Text>{place.summary}</Text>
          <Text>{place.economy}</Text>
          <h3>{place.reachHeading}</h3>
          <Text>{place.reach}</Text>
        </Stack>
        <Stack gap="s">
          <h3>Districts</h3>
          <DotList items={place.districts} />
          <h3>Typical trades</h3>
          <DotList items={place.sectors} />
        </Stack>
      </Split>
    </Block>
  );
}
