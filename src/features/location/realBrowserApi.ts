import { locationMessages } from '#data/messages/location.ts';
import { readRecord, readStorage, writeStorage } from '../storage/browserStorage.ts';
import { showToast } from '../toasts/toasts.ts';
import type { KnownIpLocation, GeolocationFailure } from './context.ts';
import { loadPlaces } from './placeList.ts';
import { permissionKey, type BrowserApi } from './browserApi.ts';

/** How long to wait for the IP look-up, in milliseconds. */
const ipTimeoutMs = 5000;
/** A position within ten seconds, at most a day old. */
const positionOptions: PositionOptions = { timeout: 10_000, maximumAge: 24 * 60 * 60 * 1000 };
/** Some browsers never call back despite `timeout`, so the request is failed after this many milliseconds. */
const positionTimeoutMs = 11_000;

/** Keys in session storage: the IP look-up's result as JSON, `null` where it had none; and `true` once look-ups have ended. */
const ipKey = 'ipLocation';
const forgottenKey = 'locationForgotten';
const isForgotten = () => readStorage('session', forgottenKey) === 'true';

/** `BrowserApi` of a real browser. */
export const realBrowserApi: BrowserApi = {
  places: async () => (await loadPlaces().catch(() => undefined))?.places ?? [],

  async ipLocation() {
    if (isForgotten()) return undefined;
    if (readStorage('session', ipKey) !== null) return readIpLocation(readRecord('session', ipKey));
    // A slow request is not aborted, because the browser would log that as an error.
    return Promise.race([fetchIpLocation().catch(() => undefined), after(ipTimeoutMs, undefined)]);
  },

  async canLocateSilently() {
    const isFlagged = readStorage('local', permissionKey) === 'true';
    if (isForgotten() && !isFlagged) return false;
    // Without geolocation there is no prompt.
    if (!('geolocation' in navigator)) return isFlagged;
    // The stored flag is not enough: the permission may have been revoked, or granted only once, and asking would prompt.
    const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
    return permission ? permission.state === 'granted' : isFlagged;
  },

  position: () =>
    new Promise((resolve, reject: (failure: GeolocationFailure) => void) => {
      if (!navigator.geolocation) return reject('unsupported');
      const fail = () => reject('failed');
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        fail,
        positionOptions,
      );
      void navigator.permissions?.query({ name: 'geolocation' }).then(
        ({ state }) => {
          if (state === 'granted') setTimeout(fail, positionTimeoutMs);
        },
        () => {},
      );
    }),

  read: (key) => readStorage('local', key),
  write: (key, value) => writeStorage('local', key, value),
  endLookUps() {
    writeStorage('session', ipKey, undefined);
    writeStorage('session', forgottenKey, 'true');
  },
  announce: (edge) => showToast({ title: locationMessages.finding, lifetimeMs: 3000, edge }),
};

async function fetchIpLocation(): Promise<KnownIpLocation | undefined> {
  const response = await fetch('/api/ip-location', { headers: { accept: 'application/json' } });
  // 204: the service knows nothing of this IP address. Stored as `null`, so that it is not asked again.
  if (response.status !== 200 && response.status !== 204) return undefined;
  const answer: unknown = response.status === 200 ? await response.json() : null;
  const ipLocation = readIpLocation((answer as { data?: unknown } | null)?.data);
  if (isForgotten()) return undefined;
  writeStorage('session', ipKey, JSON.stringify(ipLocation ?? null));
  return ipLocation;
}

/** The string properties of an API response; undefined where none of them locates the visitor. */
export function readIpLocation(data: unknown): KnownIpLocation | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const texts: KnownIpLocation = Object.fromEntries(
    Object.entries(data).filter(([, value]) => typeof value === 'string'),
  );
  return [texts.city, texts.region, texts.postal, texts.loc].some((text) => text?.trim()) ? texts : undefined;
}

function after<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, value);
  });
}
