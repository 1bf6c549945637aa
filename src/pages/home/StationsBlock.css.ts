import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

const dot = '1.25rem';

/** One line through all stations: down the side on a phone, across from the tablet up. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    // Half of the line for the first station, of which more is said.
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))' },
  },
});
export const station = style({
  position: 'relative',
  borderInlineStart: `${size.line} solid ${color.lake}`,
  paddingInlineStart: space.l,
  paddingBlockEnd: space.xs,
  lineHeight: 1.4,
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
/** What is said of the first station alone: the facts and the links beside each other where there is room. */
export const atFirst = style({
  display: 'grid',
  gap: space.xxs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { marginBlockStart: space.s },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space.l },
  },
});
export const fact = style({ maxWidth: size.text, fontSize: fontSize.fact, lineHeight: 1.4, color: color.muted });
export const inlineLinks = style({
  display: 'grid',
  gap: space.xxs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: fontSize.fact,
});
