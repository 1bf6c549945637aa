import type { ReactNode } from 'react';
import { Block } from '../../ui/Block/Block.tsx';
import { StaticHtml } from '../../ui/hydration/StaticHtml.tsx';
import * as css from './Hero.css.ts';

interface HeroProps<Map> {
  /** Data of the map; undefined when hydrating, because the prerendered map is kept. */
  mapData?: Map | undefined;
  /** A hero without a map leaves it out. */
  drawMap?: (data: Map) => ReactNode;
  /** What a page without a map shows beside the text, on smaller screens below it. */
  beside?: ReactNode;
  /** Beside the text, on the map; on smaller screens below the text, on a phone right after the actions. */
  panel?: ReactNode;
  /** A short text: on a phone over the map, which is a strip there; otherwise above the heading. */
  badge?: ReactNode;
  children: ReactNode;
}

/** The first section of a page: its texts and actions, and the map, which bleeds off the right edge, or on small screens stands above as a strip. */
export function Hero<Map>({ mapData, drawMap, panel, beside, badge, children }: HeroProps<Map>) {
  return (
    <Block tone="hero">
      {drawMap && (
        <div className={css.map}>
          <StaticHtml className={css.canvas} data={mapData}>
            {drawMap}
          </StaticHtml>
        </div>
      )}
      <div className={beside ? css.halves : css.layout}>
        <div className={css.copy}>
          {badge && <div className={css.overStrip}>{badge}</div>}
          {children}
        </div>
        {panel && <div className={css.panel}>{panel}</div>}
        {beside && <div className={css.beside}>{beside}</div>}
      </div>
    </Block>
  );
}
