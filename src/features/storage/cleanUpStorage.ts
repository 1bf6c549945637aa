import { writeStorage, readStorage } from './browserStorage.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Removes local storage entries whose `timestamp` is older than seven days. `now` in milliseconds since 1970. */
export function cleanUpStorage(now: number): void {
  for (const key of keys()) {
    const timestamp = timestampIn(readStorage('local', key));
    if (timestamp !== undefined && now - timestamp > weekMs) writeStorage('local', key, undefined);
  }
}

function keys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

/** The `timestamp` of an entry in milliseconds since 1970, from a number or a date string; undefined where there is none. */
function timestampIn(value: string | null): number | undefined {
  try {
    const { timestamp } = JSON.parse(value ?? '') ?? {};
    const time = typeof timestamp === 'string' ? Date.parse(timestamp) : timestamp;
    return Number.isFinite(time) ? time : undefined;
  } catch {
    return undefined;
  }
}
