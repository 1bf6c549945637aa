import { fill } from '#data/rules/text/fill.ts';
import { ReservedText } from '../../../ui/ReservedText/ReservedText.tsx';
import { useVisitorLocation } from '../context.ts';

/** A text with the name of the visitor's place in `{location}`. Shows `fallback`, or empty space, until the place is known. */
export function KnownPlaceText({ text, fallback = '' }: { text: string; fallback?: string }) {
  const { place, known, widestName } = useVisitorLocation();
  const room = fill(text, { location: widestName });
  return (
    <ReservedText longest={fallback.length > room.length ? fallback : room}>
      {known ? fill(text, { location: place.name }) : fallback}
    </ReservedText>
  );
}
