import { useSyncExternalStore } from 'react';
import { shellMessages } from '#data/messages/shell.ts';
import { onTourChange, isTourTaken } from './tourRecord.ts';
import { startTour } from './startTour.ts';
import { takeTour } from './TakeTour.css.ts';

/** Button that starts the tour again; rendered only after it was completed or skipped. */
export function TakeTour() {
  const isTaken = useSyncExternalStore(onTourChange, isTourTaken);
  if (!isTaken) return null;
  return (
    <button type="button" className={takeTour} onClick={() => void startTour()} data-scripted>
      {shellMessages.takeTour}
    </button>
  );
}
