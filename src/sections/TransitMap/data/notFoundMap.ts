import type { Site } from '#data/rules/schema/site.ts';
import { mapLayout } from './mapLayout.ts';
import type { NotFoundMapData } from './mapTypes.ts';
import { mapNetworkOf } from './mapNetwork.ts';

/** The map of the 404 page: the terminus farthest from the interchange is closed. */
export function notFoundMap(site: Site): NotFoundMapData {
  const layout = mapLayout(site, 'tall');
  const ends = layout.lines.flatMap(({ stations }) => layout.stations.filter(({ slug }) => slug === stations.at(-1)));
  const { x, y, label } = ends.toSorted((a, b) => Math.hypot(b.x, b.y) - Math.hypot(a.x, a.y))[0] ?? layout.interchange;
  const { shore: _, ...network } = mapNetworkOf(layout);
  return { ...network, at: [x, y], label: { x: label.x, y: label.y, anchor: label.anchor } };
}
