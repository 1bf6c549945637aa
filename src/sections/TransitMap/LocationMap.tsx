import type { LocationMapData } from './data/mapTypes.ts';
import { Dots, Lines, Name, Picture } from './Picture.tsx';
import * as css from './TransitMap.css.ts';

/** The map around one location: its line, its neighbours and the service area. */
export function LocationMap({ data, caption }: { data: LocationMapData; caption?: string }) {
  const {
    here: {
      at: [x, y],
      ...label
    },
    neighbours,
    circle,
    water,
    regionIndex,
  } = data;
  // Moves the label away, because this station is drawn larger than the layout assumes.
  const offset = { start: { x: 7, y: 0 }, end: { x: -7, y: 0 }, middle: { x: 0, y: label.y > y ? 7 : -7 } }[
    label.anchor
  ];
  return (
    <figure className={`${css.figure} ${css.narrow}`}>
      <Picture shape="tall" network={data} className={`${css.clip} ${css.frame}`}>
        {water && <Name text={water} className={css.water} />}
        {circle && <circle cx={x} cy={y} r={circle.radius} className={css.circle} />}
        <Lines network={data} highlighted={regionIndex} />
        <Dots network={data} />
        {neighbours.map((neighbour) => (
          <Name key={neighbour.text} text={neighbour} className={`${css.name} ${css.halo}`} />
        ))}
        <circle cx={x} cy={y} r="15" className={css.here} />
        <Name
          text={{ ...label, x: label.x + offset.x, y: label.y + offset.y }}
          className={`${css.hereName} ${css.halo}`}
        />
      </Picture>
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
