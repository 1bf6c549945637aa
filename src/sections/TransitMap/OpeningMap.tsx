import type { NamedMap } from './data/mapTypes.ts';
import { Dots, Lines, Name, Picture } from './Picture.tsx';
import * as css from './TransitMap.css.ts';

/** The map under a headline: lines and names without links, and a train that comes in once. On a phone it is lines alone. */
export function OpeningMap({ data }: { data: NamedMap }) {
  return (
    <Picture network={data}>
      {data.water && <Name text={data.water} className={`${css.water} ${css.names}`} />}
      <Lines network={data} animated />
      <Dots network={data} />
      <g className={css.names}>
        {data.names.map((name) => (
          <Name key={name.text} text={name} />
        ))}
      </g>
    </Picture>
  );
}
