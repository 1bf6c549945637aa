import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/vars.css.ts';

const { color, space } = vars;

export const ring = style({ fill: 'none', stroke: color.signal, strokeWidth: 5, pointerEvents: 'none' });
export const note = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });
export const dot = style({
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: '50%',
  border: `4px solid ${color.signal}`,
});
/** Reserves space. */
export const invisible = style({ visibility: 'hidden' });
