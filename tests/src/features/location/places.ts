import type { Place } from '#src/features/location/context.ts';
import type { BrowserApi } from '#src/features/location/browserApi.ts';

const place = (slug: string, name: string, latitude: number, longitude: number): Place => ({
  slug,
  name,
  region: 'North',
  latitude,
  longitude,
  postalAreas: 'Postal areas with M',
  landmark: 'the mill',
  sectors: ['Trade', 'Care'],
});

/** Along a line to the east, about 80 km apart; the first is the default. */
export const places = [
  place('alba', 'Alba', 44, -80),
  place('bern-hill', 'Bern Hill', 44, -79),
  place('cork', 'Cork', 44, -78),
  place('dover', 'Dover', 44, -77),
];
export const [alba, bernHill, cork, dover] = places as [Place, Place, Place, Place];

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
