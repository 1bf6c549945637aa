import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

/** Five in a row; three on a phone. */
export const makers = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.5rem, 16%), 1fr))',
  listStyle: 'none',
  padding: 0,
});
export const mark = style({ color: vars.color.muted, marginBlockEnd: vars.space.xs });
