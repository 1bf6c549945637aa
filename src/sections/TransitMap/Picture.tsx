import { lineColour } from '#data/rules/map/lineColour.ts';
import type { ReactNode } from 'react';
import type { DrawnText, Network } from './data/mapTypes.ts';
import * as css from './TransitMap.css.ts';

/** The SVG of a map. */
export function Picture({
  shape = 'wide',
  network: { view, width, height, shore },
  className,
  label,
  children,
}: {
  shape?: 'wide' | 'tall';
  network: Network;
  className?: string;
  /** Names a map whose stations can be chosen; any other map is hidden from screen readers. */
  label?: string | undefined;
  children: ReactNode;
}) {
  return (
    <svg
      className={className ? `${css.svg[shape]} ${className}` : css.svg[shape]}
      viewBox={view}
      width={width}
      height={height}
      role={label ? 'group' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {shore && <path d={shore} className={css.shore} aria-hidden={label ? true : undefined} />}
      {children}
    </svg>
  );
}

/** The lines. `highlighted`, the index of a region, dims all other lines; `animated` lets a train run along the way or the first line once. */
export function Lines({
  network: { lines, hub, loop },
  highlighted,
  animated,
  way,
}: {
  network: Network;
  highlighted?: number;
  /** SVG path data of a way along a line: it is marked, and the train takes it. */
  way?: string | undefined;
  animated?: boolean;
}) {
  const dimmed = (regionIndex: number) =>
    highlighted === undefined || highlighted === regionIndex ? '' : ` ${css.dimmed}`;
  return (
    <>
      <g className={css.lines}>
        {lines.map(({ d, regionIndex }) => (
          <path key={regionIndex} d={d} className={strokeOf(regionIndex) + dimmed(regionIndex)} />
        ))}
      </g>
      {way && <path d={way} className={css.way} />}
      {animated && lines[0] && (
        // Starts and ends hidden below a station.
        <rect x="-11" y="-2.5" width="22" height="5" rx="2.5" className={css.train}>
          <animateMotion
            path={way ?? lines[0].d}
            dur="5s"
            begin="1s"
            rotate="auto"
            keyPoints={way ? '0;1' : '1;0'}
            keyTimes="0;1"
            calcMode="linear"
          />
        </rect>
      )}
      {loop !== undefined && (
        <rect
          x="-22"
          y="-22"
          width={44 + hub}
          height="44"
          rx="22"
          className={`${css.loop} ${strokeOf(loop)}${dimmed(loop)}`}
        />
      )}
    </>
  );
}

const strokeOf = (regionIndex: number) => css.stroke[lineColour(regionIndex) - 1] ?? '';

export function Dots({ network }: { network: Network }) {
  return (
    <>
      <path d={network.dots} className={css.dots} />
      <path d={network.dots} className={css.holes} />
      <Hub network={network} />
    </>
  );
}

export function Hub({ network: { hub } }: { network: Network }) {
  return <rect x="-14" y="-14" width={28 + hub} height="28" rx="14" className={css.hub} />;
}

export function Name({
  text: { text, x, y, anchor, note },
  className = css.name,
}: {
  text: DrawnText;
  className?: string;
}) {
  return (
    <text x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor} className={className}>
      {text}
      {note && (
        <tspan x={x} dy="1.3em" className={css.note}>
          {note}
        </tspan>
      )}
    </text>
  );
}
