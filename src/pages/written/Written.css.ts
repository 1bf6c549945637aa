import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;
const box = '1.125rem';

/** Each item has an empty box to be ticked on paper. */
export const checklist = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.s, maxWidth: size.text });
export const check = style({
  position: 'relative',
  paddingInlineStart: `calc(${box} + ${space.s})`,
  breakInside: 'avoid',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.2em',
    width: box,
    height: box,
    border: `2px solid ${color.lake}`,
    background: color.paper,
  },
});
/** In a scrolling frame a table keeps its words whole. */
export const tables = style({});
globalStyle(`${tables} table`, {
  fontSize: fontSize.small,
  minWidth: '34rem',
  '@media': { [media.tablet]: { fontSize: 'inherit' } },
});
