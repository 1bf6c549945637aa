import { locationPageMessages } from '#data/messages/locationPage.ts';
import { fill } from '#data/rules/text/fill.ts';
import * as css from './JourneyHere.css.ts';
import type { LocationData } from './location.ts';

/** The way from the office as a piece of line with two stations; nothing where the office is. */
export function JourneyHere({ data: { name, journey } }: { data: Pick<LocationData, 'name' | 'journey'> }) {
  if (!journey) return null;
  return (
    <div className={css.journey} data-journey>
      <p className={css.ends}>
        <span>{fill(locationPageMessages.fromOffice, { home: journey.home })}</span> <span>{name}</span>
      </p>
      <div className={css.track} />
      <p>{journey.text}</p>
    </div>
  );
}
