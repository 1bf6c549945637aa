import { locationMessages } from '#data/messages/location.ts';
import { fill } from '#data/rules/text/fill.ts';
import { useVisitorLocation } from '../context.ts';
import { KnownPlaceText } from './PlaceText.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { ReservedText } from '../../../ui/ReservedText/ReservedText.tsx';
import { Small, Text } from '../../../ui/Text/Text.tsx';

function connectionText(region: string, postal: string): string {
  const { fromRegion, fromPostal, fromRegionAndPostal } = locationMessages.connection;
  if (!postal) return fill(fromRegion, { region });
  return region ? fill(fromRegionAndPostal, { region, postal }) : fill(fromPostal, { postal });
}

/**
 * The origin of the visitor's IP address, and the most common industries near the visitor. The rooms that both texts may
 * need lie above and below what is always said: together they would be a hole on a phone.
 */
export function PopularIndustries({ text }: { text: string }) {
  const { region = '', postal = '' } = useVisitorLocation().ipLocation ?? {};
  return (
    <Stack gap="xs">
      <Small>
        <ReservedText longest={connectionText('m'.repeat(20), 'M0M 0M0')}>
          {(region || postal) && connectionText(region.slice(0, 30), postal.slice(0, 10))}
        </ReservedText>
      </Small>
      <Text>
        <KnownPlaceText text={text} fallback={locationMessages.sayWhere} />
      </Text>
    </Stack>
  );
}
