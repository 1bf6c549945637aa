import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { space } = vars;

/** The words and, from the desktop up, the chat beside them. */
export const opening = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', alignItems: 'start' } },
});

/** The map lies on the band below, whose ground is its water. */
export const map = style({ marginBlockEnd: `calc(${space.xxl} * -1)` });
