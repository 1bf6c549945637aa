import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, space } = vars;

export const iconItem = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.m,
  alignContent: 'start',
  borderBlockStart: `1px solid ${color.rule}`,
  paddingBlockStart: space.m,
});
export const iconItemText = style({ display: 'grid', gap: space.xxs, alignContent: 'start' });
