import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;
const half = `calc(${size.station} / 2)`;

export const journey = style({ display: 'grid', gap: space.xs, maxWidth: '34rem', fontSize: fontSize.fact });
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
  fontWeight: 650,
  lineHeight: 1.3,
});
/** The line of the page's region, with the office's station at its start and the page's place at its end. */
export const track = style({
  position: 'relative',
  printColorAdjust: 'exact',
  height: size.station,
  background: `linear-gradient(var(--line), var(--line)) center / calc(100% - ${size.station}) ${size.line} no-repeat`,
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      width: size.station,
      borderRadius: half,
      background: color.paper,
      border: `calc(${size.line} / 1.5) solid ${color.ink}`,
    },
    '&::before': { insetInlineStart: 0 },
    '&::after': { insetInlineEnd: 0, background: color.signal, borderColor: color.signal },
  },
});
