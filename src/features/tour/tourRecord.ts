import { makeStore } from '../../ui/makeStore.ts';
import { readRecord, writeStorage } from '../storage/browserStorage.ts';

/** Key in local storage. */
const tourKey = 'tourCompletion';
/** Version of the tour. Increase it to show the tour again to everybody. */
const tourVersion = '1.0';

type Ending = 'completed' | 'skipped';

/** Whether the tour ended since the page was loaded, for browsers that block storage. */
const endedHere = makeStore(() => false);

/** Whether this version was completed or skipped before. An invalid record is removed. */
export function isTourTaken(): boolean {
  const { completed, version, completedAt, skippedAt } = readRecord('local', tourKey);
  if (completed === true && typeof version === 'string' && !Number.isNaN(Date.parse(String(completedAt ?? skippedAt))))
    return version === tourVersion;
  writeStorage('local', tourKey, undefined);
  return endedHere.get();
}

/** Stores how the tour ended. `isTourTaken` is true after either ending. */
export function saveTourEnding(ending: Ending): void {
  const now = new Date().toISOString();
  writeStorage(
    'local',
    tourKey,
    JSON.stringify({
      completed: true,
      version: tourVersion,
      ...(ending === 'completed' ? { completedAt: now } : { skippedAt: now }),
    }),
  );
  endedHere.set(true);
}

/** Removes the record, so that the next visit starts the tour again. */
export function forgetTour(): void {
  writeStorage('local', tourKey, undefined);
  endedHere.set(false);
}

/** Calls back whenever the record changes, in any tab. Returns a function that unsubscribes. */
export function onTourChange(changed: () => void): () => void {
  const unsubscribe = endedHere.subscribe(changed);
  addEventListener('storage', changed);
  return () => {
    unsubscribe();
    removeEventListener('storage', changed);
  };
}
