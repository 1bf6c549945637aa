import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.m,
  padding: space.m,
  background: color.raised,
  border: `1px solid ${color.rule}`,
  borderInlineStart: `${size.line} solid ${color.lake}`,
  borderRadius: size.radius,
  '@media': { [media.tablet]: { padding: space.l } },
});
export const entry = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxs });
export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  color: color.muted,
  fontSize: vars.fontSize.small,
});
export const value = style({ fontWeight: 600 });
/** A full-size touch target; long addresses wrap. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  overflowWrap: 'anywhere',
});
