import { locationMessages } from '#data/messages/location.ts';
import { fill } from '#data/rules/text/fill.ts';
import { ReservedText } from '../../../ui/ReservedText/ReservedText.tsx';
import { useVisitorLocation } from '../context.ts';
import { dot, invisible, note, ring } from './YourStation.css.ts';

/** An SVG ring around the visitor's station, if the visitor's place is known and on the map. */
export function YourStation({ stations }: { stations: readonly { slug: string; at: readonly [number, number] }[] }) {
  const { place, known } = useVisitorLocation();
  const at = known ? stations.find(({ slug }) => slug === place.slug)?.at : undefined;
  return at ? <circle cx={at[0]} cy={at[1]} r="13" className={ring} /> : null;
}

/** Legend entry for the ring; empty space until the place is known. */
export function YourStationNote() {
  const { place, known, widestName } = useVisitorLocation();
  const text = (name: string) => fill(locationMessages.yourStation, { location: name });
  return (
    <span className={known ? note : `${note} ${invisible}`}>
      <span className={dot} />
      <ReservedText longest={text(widestName)}>{known ? text(place.name) : ''}</ReservedText>
    </span>
  );
}
