import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

const dot = '1.25rem';

/** One line through all stations: down the side on a phone, across from the tablet up. */
export const line = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'minmax(0, 1.4fr)',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});
export const station = style({
  position: 'relative',
  borderInlineStart: `${size.line} solid ${color.lake}`,
  paddingInlineStart: space.l,
  paddingBlockEnd: space.l,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: `calc((${size.line} + ${dot}) / -2)`,
    insetBlockStart: 0,
    width: dot,
    height: dot,
    border: `${size.line} solid ${color.lake}`,
    borderRadius: '50%',
    background: color.paper,
  },
  '@media': {
    [media.tablet]: {
      borderInlineStart: 'none',
      borderBlockStart: `${size.line} solid ${color.lake}`,
      paddingInline: `0 ${space.l}`,
      paddingBlock: `${space.l} 0`,
      '::before': { insetInlineStart: 0, insetBlockStart: `calc((${size.line} + ${dot}) / -2)` },
    },
  },
});
export const inlineLinks = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: `${space.xs} ${space.m}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
});
