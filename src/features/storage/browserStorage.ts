type Area = 'local' | 'session';

// Reading the property itself throws where a browser refuses storage.
const areas = { local: () => window.localStorage, session: () => window.sessionStorage };

/** What a key holds, or null: also where the browser refuses storage, which is only logged. */
export function readStorage(area: Area, key: string): string | null {
  return attempt(() => areas[area]().getItem(key), null);
}

/** Keeps a value under a key; undefined forgets it. A browser that refuses, or a full one, is only logged. */
export function writeStorage(area: Area, key: string, value: string | undefined): void {
  attempt(() => (value === undefined ? areas[area]().removeItem(key) : areas[area]().setItem(key, value)), undefined);
}

function attempt<Value>(step: () => Value, otherwise: Value): Value {
  try {
    return step();
  } catch (error) {
    console.info('Storage is not available.', error instanceof Error ? error.name : '');
    return otherwise;
  }
}
