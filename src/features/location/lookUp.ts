import { matchCity } from '#data/locations/matchCity.ts';
import { parseLoc } from '#data/locations/parseLoc.ts';
import type { Coordinates } from '#data/schema/geo.ts';
import type { IpLocation, Place, Trouble } from './context.ts';
import { preferredKey, type Ways } from './makeVisit.ts';
import { nearestPlace } from './nearby.ts';

export interface Finding {
  /** Undefined where nothing is known: the default then holds. */
  place?: Place | undefined;
  /** Where the visitor is, if not only in which place. */
  position?: Coordinates | undefined;
  ipLocation?: IpLocation | undefined;
  trouble?: Trouble | undefined;
}

/**
 * Where a visitor is: the stored place, else what the connection tells, else what the browser tells if it may be asked.
 * Never throws. The browser's answer is waited for as long as the browser takes, which is ten seconds at most.
 */
export async function lookUp(ways: Ways): Promise<Finding> {
  const stored = ways.read(preferredKey);
  const preferred = stored && (await ways.places()).find(({ slug }) => slug === stored);
  if (preferred) return { place: preferred };

  const ipLocation = await ways.ipLocation();
  if (ipLocation) {
    const places = await ways.places();
    const position = parseLoc(ipLocation.loc ?? '');
    const place = matchCity(ipLocation.city ?? '', places) ?? (position && nearestPlace(position, places));
    if (place) return { place, position, ipLocation };
  }

  if (!(await ways.mayAsk())) return { ipLocation };
  try {
    const position = await ways.position();
    return { place: nearestPlace(position, await ways.places()), position, ipLocation };
  } catch (trouble) {
    return { ipLocation, trouble: trouble === 'unsupported' ? trouble : 'failed' };
  }
}
