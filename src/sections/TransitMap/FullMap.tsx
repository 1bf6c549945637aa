import { lineColour } from '#data/map/lineColour.ts';
import type { ReactNode } from 'react';
import type { FullMapData, FullNetwork, FullStation } from './data/mapTypes.ts';
import { Hub, Lines, Name, Picture } from './Picture.tsx';
import * as css from './TransitMap.css.ts';

interface FullMapProps {
  data: FullMapData;
  /** SVG content drawn over the stations. */
  mark?: (stations: readonly FullStation[]) => ReactNode;
  /** Last entry of the legend. */
  note?: ReactNode;
}

/** The whole map. Stations are links for pointers only: the map is hidden from screen readers, and the page lists the same locations. */
export function FullMap({ data: { wide, tall, legend }, mark, note }: FullMapProps) {
  const map = (shape: 'wide' | 'tall', network: FullNetwork) => (
    <Picture shape={shape} network={network}>
      {network.water && <Name text={network.water} className={css.water} />}
      <Lines network={network} animated={shape === 'wide'} />
      <Hub network={network} />
      {network.stations.map((station, index) => (
        <Station key={station.slug} station={station} isHub={index === 0} />
      ))}
      {mark?.(network.stations)}
    </Picture>
  );
  return (
    <figure className={css.figure}>
      <div className={css.wideOnly}>{map('wide', wide)}</div>
      <div className={css.tallOnly}>{map('tall', tall)}</div>
      <figcaption className={wide.shore ? css.onWater : css.onLand}>
        <ul className={css.legend} role="list">
          {legend.map(({ name, regionIndex }) => (
            <li key={name} className={css.entry} data-line={lineColour(regionIndex)}>
              {name}
            </li>
          ))}
          {note && <li>{note}</li>}
        </ul>
      </figcaption>
    </figure>
  );
}

function Station({ station, isHub }: { station: FullStation; isHub: boolean }) {
  const {
    slug,
    at: [cx, cy],
    hit: [x, y, width, height],
    distance,
  } = station;
  return (
    <a href={`/locations/${slug}`} tabIndex={-1} className={css.station}>
      <rect x={x} y={y} width={width} height={height} className={css.hit} />
      {!isHub && <circle cx={cx} cy={cy} r="8.5" className={css.spot} />}
      <Name text={station} />
      {distance && (
        <text x={station.x} y={station.y} dy="1.25em" textAnchor={station.anchor} className={css.distance}>
          {distance}
        </text>
      )}
    </a>
  );
}
