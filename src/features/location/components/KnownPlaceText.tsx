import { fill } from '#data/text/fill.ts';
import { ReservedText } from '../../../ui/ReservedText/ReservedText.tsx';
import { useVisitorLocation } from '../context.ts';

/** A text with the name of the visitor's place, once that is known; until then another, or the room for it. */
export function KnownPlaceText({ text, otherwise = '' }: { text: string; otherwise?: string }) {
  const { place, known, widest } = useVisitorLocation();
  const room = fill(text, { location: widest });
  return (
    <ReservedText longest={otherwise.length > room.length ? otherwise : room}>
      {known ? fill(text, { location: place.name }) : otherwise}
    </ReservedText>
  );
}
