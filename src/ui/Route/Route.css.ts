import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, font, fontSize, size, space } = vars;
const half = (length: string) => `calc((${length}) / 2)`;

/** Down the page on narrow screens, across it on desktop and wider. */
export const route = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xs,
  paddingInlineStart: `calc(${size.station} + ${space.m})`,
  paddingBlockEnd: space.l,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `${half(size.station)} -0.25rem`,
    insetInlineStart: half(`${size.station} - ${size.line}`),
    width: size.line,
    background: 'var(--line)',
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.25rem',
    width: size.station,
    height: size.station,
    borderRadius: '50%',
    border: `3px solid ${color.ink}`,
    background: color.paper,
  },
  '@media': {
    [media.desktop]: {
      padding: `calc(${size.station} + ${space.l}) ${space.l} 0 0`,
      '::before': {
        insetInline: `${half(size.station)} ${half(`${size.station} * -1`)}`,
        insetBlock: `${half(`${size.station} - ${size.line}`)} auto`,
        width: 'auto',
        height: size.line,
      },
      '::after': { insetBlockStart: 0 },
    },
  },
});
export const stop = styleVariants({
  /** The line ends at the last station, which is filled. */
  ends: [
    base,
    {
      selectors: {
        '&:last-child': { paddingBlockEnd: 0 },
        '&:last-child::before': { display: 'none' },
        '&:last-child::after': { borderColor: 'var(--line)', background: 'var(--line)' },
      },
    },
  ],
  /** The line goes on to the edge of the page. */
  onward: [
    base,
    { '@media': { [media.desktop]: { selectors: { '&:last-child::before': { insetInlineEnd: '-100vw' } } } } },
  ],
});

/** When it happens, set like the time on a timetable. */
export const when = style({
  fontFamily: font.heading,
  fontWeight: 740,
  fontSize: fontSize.h4,
  fontVariantNumeric: 'tabular-nums',
});
export const steps = style({ display: 'grid', gap: space.xs, paddingInlineStart: '1.25em', listStyle: 'disc' });
export const text = style({ maxWidth: size.text });
