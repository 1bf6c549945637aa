import { fill } from '#data/rules/text/fill.ts';
import { ReservedText } from '../../../ui/ReservedText/ReservedText.tsx';
import { useVisitorLocation } from '../context.ts';

/** Reserves the width of a long region name. Names from the IP service are cut off at `maxLength` characters. */
const widestRegion = 'm'.repeat(20);
const maxLength = 30;

/** A text with the region of the visitor's IP address, or another text while that is unknown. */
export function RegionText({ words: { known, unknown } }: { words: { known: string; unknown: string } }) {
  const { ipLocation } = useVisitorLocation();
  const region = ipLocation?.region?.slice(0, maxLength);
  return (
    <ReservedText longest={fill(known, { region: widestRegion })}>
      {region ? fill(known, { region }) : unknown}
    </ReservedText>
  );
}
