type Area = 'local' | 'session';

// Functions, because even reading `window.localStorage` throws where the browser blocks storage.
const areas = { local: () => window.localStorage, session: () => window.sessionStorage };

/** The value of a key; null where it is missing, or where the browser blocks storage, which is logged. */
export function readStorage(area: Area, key: string): string | null {
  return attempt(() => areas[area]().getItem(key), null);
}

/** The record that a key holds as JSON, whose parts may be anything; empty where there is none. */
export function readRecord(area: Area, key: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readStorage(area, key) ?? 'null'));
  } catch {
    return {};
  }
}

/** Sets a key, or with undefined removes it. Does not throw where storage is blocked or full; that is logged. */
export function writeStorage(area: Area, key: string, value: string | undefined): void {
  attempt(() => (value === undefined ? areas[area]().removeItem(key) : areas[area]().setItem(key, value)), undefined);
}

/** All keys of an area; none where the browser blocks storage. */
export const storageKeys = (area: Area): string[] => attempt(() => Object.keys(areas[area]()), []);

function attempt<Value>(step: () => Value, otherwise: Value): Value {
  try {
    return step();
  } catch (error) {
    console.info('Storage is not available.', error instanceof Error ? error.name : '');
    return otherwise;
  }
}
