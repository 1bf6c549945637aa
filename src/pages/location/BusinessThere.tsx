import { locationPageMessages } from '#data/messages/locationPage.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { Split } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small, Text } from '../../ui/Text/Text.tsx';
import type { LocationData } from './location.ts';

/** What it is like to do business at a location, and how it is reached. */
export function BusinessThere({ data }: { data: LocationData }) {
  const { name: location, region } = data;
  const { whatLocationAsks, howWeReach, districts, typicalIndustriesIn, alsoTypical } = locationPageMessages;
  return (
    <Block heading={fill(whatLocationAsks, { location })}>
      <Split>
        <Stack gap="m">
          {data.economy && <Text>{data.economy}</Text>}
          <h3>{fill(howWeReach, { location })}</h3>
          <Text>{data.reach}</Text>
        </Stack>
        <Stack gap="l">
          {data.districts.length > 0 && (
            <Stack gap="s">
              <h3>{districts}</h3>
              <DotList items={data.districts} />
            </Stack>
          )}
          {data.sectors.length > 0 && (
            <Stack gap="s">
              <h3>{fill(typicalIndustriesIn, { location })}</h3>
              <DotList items={data.sectors} />
            </Stack>
          )}
          {region.sectors.length > 0 && (
            <Small>{fill(alsoTypical, { region: region.name, industries: region.sectors.join(', ') })}</Small>
          )}
        </Stack>
      </Split>
    </Block>
  );
}
