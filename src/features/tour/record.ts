import { keep, readKept } from '../storage/kept.ts';

/** Where the browser keeps that the tour was taken. */
const tourKey = 'tourCompletion';
/** Of the tour: another version is shown to those who took this one. */
const tourVersion = '1.0';

type Ending = 'completed' | 'skipped';

/** For a browser that keeps nothing: what happened since the page was loaded. */
let endedHere = false;
const listeners = new Set<() => void>();

/** Whether this version was gone through or closed before. A record that cannot be read is deleted. */
export function isTourTaken(): boolean {
  const text = readKept('local', tourKey);
  if (text === null) return endedHere;
  const version = versionIn(text);
  if (version === undefined) keep('local', tourKey, undefined);
  return version === tourVersion;
}

/** Either ending counts as taken. */
export function keepTourEnding(ending: Ending): void {
  const now = new Date().toISOString();
  keep(
    'local',
    tourKey,
    JSON.stringify({
      completed: true,
      version: tourVersion,
      ...(ending === 'completed' ? { completedAt: now } : { skippedAt: now }),
    }),
  );
  endedHere = true;
  tell();
}

/** Forgets that the tour was taken: the next visit begins with it. */
export function forgetTour(): void {
  keep('local', tourKey, undefined);
  endedHere = false;
  tell();
}

/** Calls back whenever the tour was taken or forgotten, in another tab too. */
export function onTourChange(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}

function tell(): void {
  for (const changed of listeners) changed();
}

/** The version a record is of; undefined where the text is no record. */
function versionIn(text: string): string | undefined {
  try {
    const { completed, version, completedAt, skippedAt } = JSON.parse(text);
    const isWhole =
      completed === true && typeof version === 'string' && !Number.isNaN(Date.parse(completedAt ?? skippedAt));
    return isWhole ? version : undefined;
  } catch {
    return undefined;
  }
}
