import { fill } from '#data/rules/text/fill.ts';
import { ReservedText } from '../../../ui/ReservedText/ReservedText.tsx';
import { useVisitorLocation } from '../context.ts';

/** A text with the name of the visitor's place, or of the default place, in `{location}`. Reserves space for any name. */
export function PlaceText({ text }: { text: string }) {
  const { place, widestName } = useVisitorLocation();
  const at = (location: string) => fill(text, { location });
  return <ReservedText longest={at(widestName)}>{at(place.name)}</ReservedText>;
}
