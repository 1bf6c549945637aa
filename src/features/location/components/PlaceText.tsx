import { fill } from '#data/text/fill.ts';
import { Steady } from '../../../ui/ReservedText/ReservedText.tsx';
import { useVisitorLocation } from '../context.ts';

/** A text with the name of the visitor's place where `{location}` stands in it; nothing moves when the name changes. */
export function InPlace({ text }: { text: string }) {
  const { place, widest } = useVisitorLocation();
  const at = (location: string) => fill(text, { location });
  return <Steady longest={at(widest)}>{at(place.name)}</Steady>;
}
