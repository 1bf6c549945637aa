import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { space } = vars;

/** Text and chat, side by side on desktop and wider. */
export const opening = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', alignItems: 'start' } },
});

/** Joins the map to the next section, whose background continues its water. */
export const map = style({ marginBlockEnd: `calc(${space.xxl} * -1)` });
