import type { NotFoundMapData } from './data/mapTypes.ts';
import { Dots, Lines, Name, Picture } from './Picture.tsx';
import * as css from './TransitMap.css.ts';

/** The map of the 404 page, with one closed terminus. */
export function NotFoundMap({ data, label }: { data: NotFoundMapData; label: string }) {
  const [x, y] = data.at;
  return (
    <div className={css.narrow}>
      <Picture shape="tall" network={data}>
        <Lines network={data} />
        <Dots network={data} />
        <circle cx={x} cy={y} r="13" className={css.closed} />
        <path d={`M${x - 9} ${y + 9}l18 -18`} className={css.bar} />
        <Name text={{ ...data.label, text: label }} className={css.closedName} />
      </Picture>
    </div>
  );
}
