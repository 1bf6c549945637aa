import { lineColour } from '#data/rules/map/lineColour.ts';
import { type ReactNode, useRef } from 'react';
import type { FullMapData, FullNetwork, FullStation } from './data/mapTypes.ts';
import { Hub, Lines, Name, Picture } from './Picture.tsx';
import * as css from './TransitMap.css.ts';

interface FullMapProps {
  data: FullMapData;
  /** SVG content drawn over the stations. */
  mark?: (stations: readonly FullStation[]) => ReactNode;
  /** Last entry of the legend. */
  note?: ReactNode;
  /** Beside the map, or below it on narrow screens. */
  aside: ReactNode;
  label: string;
  /** Slug of the chosen station. */
  selected: string;
  onSelect: (slug: string) => void;
}

/**
 * The whole map. Stations are links. With JavaScript, a station that is pressed or focused is chosen, and a second press
 * or the Enter key follows its link.
 */
export function FullMap({ data: { wide, tall, legend }, mark, note, aside, label, selected, onSelect }: FullMapProps) {
  const map = (shape: 'wide' | 'tall', network: FullNetwork) => (
    <Picture shape={shape} network={network} label={label}>
      {network.water && <Name text={network.water} className={css.water} />}
      <Lines network={network} animated={shape === 'wide'} />
      {network.stations.map((station, index) => (
        <Station
          key={station.slug}
          station={station}
          {...(index === 0 ? { hub: <Hub network={network} /> } : {})}
          isSelected={station.slug === selected}
          onSelect={onSelect}
        />
      ))}
      {mark?.(network.stations)}
    </Picture>
  );
  return (
    <figure className={css.figure}>
      <div className={css.chooser}>
        <div>
          <div className={css.wideOnly}>{map('wide', wide)}</div>
          <div className={css.tallOnly}>{map('tall', tall)}</div>
        </div>
        <div className={wide.shore ? css.asideOnWater : css.aside}>{aside}</div>
      </div>
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

interface StationProps extends Pick<FullMapProps, 'onSelect'> {
  station: FullStation;
  /** The mark of the interchange. */
  hub?: ReactNode;
  isSelected: boolean;
}

function Station({ station, hub, isSelected, onSelect }: StationProps) {
  // Pressing also focuses, which would make the first press count as the second.
  const wasSelected = useRef(false);
  const {
    slug,
    at: [cx, cy],
    hit: [x, y, width, height],
    distance,
  } = station;
  return (
    <a
      href={`/locations/${slug}`}
      className={isSelected ? `${css.station} ${css.selected}` : css.station}
      onPointerDown={() => {
        wasSelected.current = isSelected;
      }}
      onFocus={() => onSelect(slug)}
      onClick={(event) => {
        // The Enter key has no pointer, and `detail` is 0.
        const isPress = event.detail > 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
        if (!isPress || wasSelected.current) return;
        event.preventDefault();
        onSelect(slug);
      }}
    >
      <rect x={x} y={y} width={width} height={height} className={css.hit} />
      {hub ?? <circle cx={cx} cy={cy} r="8.5" className={css.spot} />}
      <Name text={station} />
      {distance && (
        <text x={station.x} y={station.y} dy="1.25em" textAnchor={station.anchor} className={css.distance}>
          {distance}
        </text>
      )}
    </a>
  );
}
