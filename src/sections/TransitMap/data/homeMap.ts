import type { Site } from '#data/schema/site.ts';
import { mapLayout } from './mapLayout.ts';
import type { NamedMap } from './mapTypes.ts';
import { viewWithoutLines, networkOf, textOf, waterOf } from './network.ts';

/** The map of the home page: lines and station names. */
export function homeMap(site: Site): NamedMap {
  const layout = mapLayout(site, 'wide');
  return {
    ...networkOf(layout),
    ...viewWithoutLines(layout),
    ...waterOf(layout),
    names: [layout.interchange, ...layout.stations].map(textOf),
  };
}
