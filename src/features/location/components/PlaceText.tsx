import { fill } from '#data/rules/text/fill.ts';
import { longestOf } from '#data/rules/text/longestOf.ts';
import { ReservedText } from '../../../ui/ReservedText/ReservedText.tsx';
import { useVisitorLocation } from '../context.ts';

/** A text with the name of the visitor's place, or of the default place, in `{location}`. Reserves space for any name. */
export function PlaceText({ text }: { text: string }) {
  const { place, widestName } = useVisitorLocation();
  const at = (location: string) => fill(text, { location });
  return <ReservedText longest={at(widestName)}>{at(place.name)}</ReservedText>;
}

/** A text with the name of the visitor's place in `{location}`. Shows `fallback`, or empty space, until the place is known. */
export function KnownPlaceText({ text, fallback = '' }: { text: string; fallback?: string }) {
  const { place, known, widestName } = useVisitorLocation();
  const room = fill(text, { location: widestName });
  return (
    <ReservedText longest={longestOf([room, fallback])}>
      {known ? fill(text, { location: place.name }) : fallback}
    </ReservedText>
  );
}

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
