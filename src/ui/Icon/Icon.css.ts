import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

export const icon = style({
  width: '1.5rem',
  height: '1.5rem',
  flex: 'none',
  fill: 'none',
  stroke: vars.color.lake,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
