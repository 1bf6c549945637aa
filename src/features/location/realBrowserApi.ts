import { writeStorage, readStorage } from '../storage/browserStorage.ts';
import { showToast } from '../toasts/toasts.ts';
import type { IpLocation, GeolocationFailure } from './context.ts';
import { loadPlaces } from './placeList.ts';
import { permissionKey, type BrowserApi } from './browserApi.ts';

/** A connection that takes longer to say where it is, in milliseconds, is not waited for. */
const ipWaitMs = 5000;
/** What browsers are asked for: an answer in ten seconds, at most a day old. */
const positionOptions: PositionOptions = { timeout: 10_000, maximumAge: 24 * 60 * 60 * 1000 };
/** Some browsers never answer, although they were told when to give up. */
const silenceMs = 11_000;

/** Session storage: what the connection told, as JSON, or `null`; and that nothing is looked up any more. */
const ipKey = 'ipLocation';
const forgottenKey = 'locationForgotten';
const isForgotten = () => readStorage('session', forgottenKey) === 'true';

/** How a visit gets to know something in a browser. */
export const realBrowserApi: BrowserApi = {
  places: async () => (await loadPlaces().catch(() => undefined))?.places ?? [],

  async ipLocation() {
    if (isForgotten()) return undefined;
    const kept = readStorage('session', ipKey);
    if (kept !== null) return keptIpLocation(kept);
    // Left to itself where it is too slow: a request that is broken off is an error in the browser's log.
    return Promise.race([fetchIpLocation().catch(() => undefined), after(ipWaitMs, undefined)]);
  },

  async mayAsk() {
    const isFlagged = readStorage('local', permissionKey) === 'true';
    if (isForgotten() && !isFlagged) return false;
    // Without geolocation nothing can prompt.
    if (!('geolocation' in navigator)) return isFlagged;
    // The visitor may have taken it back, or allowed it once only: then the browser would ask, and nobody wanted it to.
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
          if (state === 'granted') setTimeout(fail, silenceMs);
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
  announce: (edge) => showToast({ title: 'Finding your location', lifetimeMs: 3000, edge }),
};

async function fetchIpLocation(): Promise<IpLocation | undefined> {
  const response = await fetch('/api/ip-location', { headers: { accept: 'application/json' } });
  // 204: nothing is known of the connection, and asking again would change nothing.
  if (response.status !== 200 && response.status !== 204) return undefined;
  const answer: unknown = response.status === 200 ? await response.json() : null;
  const ipLocation = readIpLocation((answer as { data?: unknown } | null)?.data);
  if (isForgotten()) return undefined;
  writeStorage('session', ipKey, JSON.stringify(ipLocation ?? null));
  return ipLocation;
}

function keptIpLocation(text: string): IpLocation | undefined {
  try {
    return readIpLocation(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** All texts of an answer; undefined where it tells nothing of a place. */
export function readIpLocation(data: unknown): IpLocation | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const texts: IpLocation = Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'string'));
  return [texts.city, texts.region, texts.postal, texts.loc].some((text) => text?.trim()) ? texts : undefined;
}

function after<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, value);
  });
}
