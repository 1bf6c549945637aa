import type { HeroMapData } from './data/mapTypes.ts';
import { Dots, Lines, Name, Picture } from './Picture.tsx';
import * as css from './TransitMap.css.ts';

/** The decorative map in a page's hero: no links, one animated train, and no names in the strip of small screens but that of the page's place. */
export function HeroMap({ data }: { data: HeroMapData }) {
  const { water, names, here, way, circle, regionIndex, isHigh } = data;
  const className = [data.lines.length < 2 && !here && css.notInStrip, isHigh && css.high].filter(Boolean).join(' ');
  return (
    <Picture network={data} {...(className ? { className } : {})}>
      {water && <Name text={water} className={`${css.water} ${css.names}`} />}
      {here && circle && <circle cx={here.at[0]} cy={here.at[1]} r={circle} className={css.circle} />}
      <Lines network={data} animated way={way} {...(regionIndex === undefined ? {} : { highlighted: regionIndex })} />
      <Dots network={data} />
      <g className={css.names}>
        {names.map((name) => (
          <Name key={name.text} text={name} />
        ))}
      </g>
      {here && (
        <>
          <circle cx={here.at[0]} cy={here.at[1]} r="16" className={css.here} />
          <Name text={awayFrom(here)} className={`${css.hereName} ${css.halo}`} />
        </>
      )}
    </Picture>
  );
}

/** Height of a second line, in SVG units. */
const noteHeight = 22;

/** Moves the label away, because this station is drawn larger than the layout assumes. */
function awayFrom({ at: [, y], ...label }: NonNullable<HeroMapData['here']>) {
  const by = { start: [8, 0], end: [-8, 0], middle: [0, label.y > y ? 8 : -8] }[label.anchor];
  // Above its station, a name with a second line begins a line higher.
  const raised = label.note && label.anchor === 'middle' && label.y < y ? noteHeight : 0;
  return { ...label, x: label.x + (by[0] ?? 0), y: label.y + (by[1] ?? 0) - raised };
}
