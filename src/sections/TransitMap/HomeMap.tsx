import type { NamedMap } from './data/mapTypes.ts';
import { Dots, Lines, Name, Picture } from './Picture.tsx';
import * as css from './TransitMap.css.ts';

/** The decorative map of the home page: no links, one animated train, and no names on small screens. */
export function HomeMap({ data }: { data: NamedMap }) {
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
