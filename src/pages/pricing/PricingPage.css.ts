import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, space } = vars;

/** Fixed to the bottom, because it appears unexpectedly and must not shift the page. */
export const failure = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  padding: space.s,
  background: color.raised,
  borderBlockStart: `3px solid ${color.signal}`,
});
