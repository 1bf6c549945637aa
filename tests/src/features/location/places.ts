import type { Place } from '#src/features/location/context.ts';
import type { BrowserApi } from '#src/features/location/browserApi.ts';

const facts = { region: 'North', postalAreas: 'Postal areas with M', landmark: 'the mill', sectors: ['Trade', 'Care'] };

/** Along a line to the east, about 80 km apart; the first is the default. */
export const alba: Place = { slug: 'alba', name: 'Alba', latitude: 44, longitude: -80, ...facts };
export const bernHill: Place = { slug: 'bern-hill', name: 'Bern Hill', latitude: 44, longitude: -79, ...facts };
export const cork: Place = { slug: 'cork', name: 'Cork', latitude: 44, longitude: -78, ...facts };
export const dover: Place = { slug: 'dover', name: 'Dover', latitude: 44, longitude: -77, ...facts };
export const places = [alba, bernHill, cork, dover];

/** Ways of a browser that knows nothing, and what was done in it. */
export function buildBrowserApi(browserApi: Partial<BrowserApi> = {}, stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored));
  const calls: string[] = [];
  const noted =
    <Result>(name: string, result: () => Promise<Result>) =>
    () => {
      calls.push(name);
      return result();
    };
  const {
    places: list = async () => places,
    ipLocation = async () => undefined,
    canLocateSilently = async () => kept.get('locationPermissionGranted') === 'true',
    position = async () => {
      throw 'failed';
    },
    ...others
  } = browserApi;
  return {
    kept,
    calls,
    browserApi: {
      places: noted('places', list),
      ipLocation: noted('ip', ipLocation),
      canLocateSilently,
      position: noted('position', position),
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
      endLookUps: () => void calls.push('end'),
      announce: (edge) => {
        calls.push(`announce ${edge}`);
        return () => void calls.push('end of announcement');
      },
      ...others,
    } satisfies BrowserApi as BrowserApi,
  };
}
