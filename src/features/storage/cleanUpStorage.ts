import { readRecord, storageKeys, writeStorage } from './browserStorage.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Removes local storage entries whose `timestamp` is older than seven days. `now` in milliseconds since 1970. */
export function cleanUpStorage(now: number): void {
  for (const key of storageKeys('local')) {
    // In milliseconds since 1970, or as a date.
    const { timestamp } = readRecord('local', key);
    const time = typeof timestamp === 'string' ? Date.parse(timestamp) : timestamp;
    if (typeof time === 'number' && now - time > weekMs) writeStorage('local', key, undefined);
  }
}
