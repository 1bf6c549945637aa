import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

export const dialog = style({
  width: 'min(32rem, calc(100% - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.l,
  border: 0,
  borderBlockStart: `${size.line} solid ${color.lake}`,
  borderRadius: size.radius,
  background: color.raised,
  color: color.ink,
  '::backdrop': { background: vars.color.coverDialog },
});
// Not `display` on the dialog itself, which would show it when it is closed.
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.s,
  marginBlockEnd: space.m,
});
globalStyle(`${head} > h2`, { fontSize: fontSize.h3, alignSelf: 'center' });
