import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

const { color, size, space } = vars;

export const finder = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });
/** Without JavaScript nothing would answer it. */
export const search = style({
  '@media': { [media.noScript]: { display: 'none' } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.s,
});
globalStyle(`${search} > :first-child`, { flex: '1 1 11rem', maxWidth: size.text });
/** Reserves one line for the status text. */
export const status = style({ minHeight: '1.55em', color: color.muted });
