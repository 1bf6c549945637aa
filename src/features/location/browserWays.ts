import { keep, readKept } from '../storage/kept.ts';
import { showToast } from '../toasts/toasts.ts';
import type { IpLocation, Trouble } from './context.ts';
import { permissionKey, type Ways } from './makeVisit.ts';
import { loadPlaces } from './placeList.ts';

/** A connection that takes longer to say where it is, in milliseconds, is not waited for. */
const ipWaitMs = 5000;
/** What browsers are asked for: an answer in ten seconds, at most a day old. */
const positionOptions: PositionOptions = { timeout: 10_000, maximumAge: 24 * 60 * 60 * 1000 };
/** Some browsers never answer, although they were told when to give up. */
const silenceMs = 11_000;

/** How a visit gets to know something in a browser. */
export const browserWays: Ways = {
  places: async () => (await loadPlaces().catch(() => undefined))?.places ?? [],

  // Left to itself where it is too slow: a request that is broken off is an error in the browser's log.
  ipLocation: () => Promise.race([fetchIpLocation().catch(() => undefined), after(ipWaitMs, undefined)]),

  async mayAsk() {
    if (readKept('local', permissionKey) !== 'true') return false;
    if (!('geolocation' in navigator)) return true;
    // The visitor may have taken it back, or allowed it once only: then the browser would ask, and nobody wanted it to.
    const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
    if (permission) return permission.state === 'granted';
    return true;
  },

  position: () =>
    new Promise((resolve, reject: (trouble: Trouble) => void) => {
      if (!navigator.geolocation) return reject('unsupported');
      const fail = () => reject('failed');
      navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }), fail, positionOptions);
      void navigator.permissions?.query({ name: 'geolocation' }).then(({ state }) => { if (state === 'granted') setTimeout(fail, silenceMs); }, () => {});
    }),

  read: (key) => readKept('local', key),
  keep: (key, value) => keep('local', key, value),
  announce: () => showToast({ title: 'Finding your location', lifetimeMs: 3000 }),
};

async function fetchIpLocation(): Promise<IpLocation | undefined> {
  const response = await fetch('/api/ip-location', { headers: { accept: 'application/json' } });
  if (response.status !== 200) return undefined;
  const answer: unknown = await response.json();
  return readIpLocation((answer as { data?: unknown } | null)?.data);
}

/** The known texts of an answer; undefined where it holds none. */
export function readIpLocation(data: unknown): IpLocation | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const texts = Object.entries(data).filter(([key, value]) => ['city', 'region', 'postal', 'loc'].includes(key) && typeof value === 'string' && value.trim() !== '');
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

function after<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => { setTimeout(resolve, ms, value); });
}
