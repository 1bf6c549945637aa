import { fill } from '#data/text/fill.ts';
import { ReservedText } from '../../../ui/ReservedText/ReservedText.tsx';
import { useVisitorLocation } from '../context.ts';

/** As wide as the name of a region may be; what a service calls one is cut off where it is longer. */
const room = 'm'.repeat(20);
const most = 30;

/** A text with the region that the visitor's connection comes from; another one while that is not known. */
export function RegionText({ words: { known, unknown } }: { words: { known: string; unknown: string } }) {
  const { ipLocation } = useVisitorLocation();
  const region = ipLocation?.region?.slice(0, most);
  return (
    <ReservedText longest={fill(known, { region: room })}>{region ? fill(known, { region }) : unknown}</ReservedText>
  );
}
