import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/vars.css.ts';

const { color, size, space } = vars;

export const box = style({
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space.s,
  marginInline: space.s,
  marginBlockEnd: space.s,
  background: color.raised,
  border: `1px solid ${color.rule}`,
  borderRadius: size.radius,
});
export const consent = style({ display: 'flex', gap: space.xs, alignItems: 'center', minHeight: size.target });
globalStyle(`${consent} > input`, { flex: 'none', width: space.l, height: space.l });
