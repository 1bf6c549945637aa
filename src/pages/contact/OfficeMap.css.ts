import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

const mapHeight = '18rem';

export const map = style({ display: 'grid', gap: space.xs });
/** Has the height of the map that replaces it. */
export const box = style({
  height: mapHeight,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.s,
  padding: space.m,
  textAlign: 'center',
  border: `1px solid ${color.rule}`,
  borderRadius: size.radius,
  background: color.lakeSoft,
  overflow: 'hidden',
});
export const frame = style({
  width: '100%',
  height: mapHeight,
  border: `1px solid ${color.rule}`,
  borderRadius: size.radius,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: size.target,
});
