import { useVisitorLocation } from '../context.ts';
import { KnownPlaceText } from './KnownPlaceText.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { ReservedText } from '../../../ui/ReservedText/ReservedText.tsx';
import { Small, Text } from '../../../ui/Text/Text.tsx';

const from = (region: string, postal: string) =>
  `Your connection seems to come from ${[region, postal && `postal code ${postal}`].filter(Boolean).join(', ')}.`;

/** The most common industries near the visitor, and the origin of the visitor's IP address. */
export function PopularIndustries({ text }: { text: string }) {
  const { region = '', postal = '' } = useVisitorLocation().ipLocation ?? {};
  return (
    <Stack gap="xs">
      <Text>
        <KnownPlaceText text={text} fallback="Say where your firm is, and we show which trades ask us most there." />
      </Text>
      <Small>
        <ReservedText longest={from('m'.repeat(20), 'M0M 0M0')}>
          {(region || postal) && from(region.slice(0, 30), postal.slice(0, 10))}
        </ReservedText>
      </Small>
    </Stack>
  );
}
