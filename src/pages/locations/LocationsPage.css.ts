import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, font, fontSize, size, space } = vars;
const half = (length: string) => `calc((${length}) / 2)`;

export const head = style({ fontSize: fontSize.h3 });

/** As many regions beside each other as fit; those of a shorter last row share its width. */
export const regions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xl} ${space.l}`,
});
globalStyle(`${regions} > li`, { flex: '1 1 13rem', minWidth: 0 });
export const stop = style({
  position: 'relative',
  paddingInlineStart: `calc(${size.station} + ${space.m})`,
  paddingBlockEnd: space.m,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: half(`${size.station} - ${size.line}`),
    width: size.line,
    background: 'var(--line)',
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: half(`${size.target} - ${size.station}`),
    width: size.station,
    height: size.station,
    borderRadius: '50%',
    border: `3px solid ${color.ink}`,
    background: color.paper,
  },
  selectors: {
    '&:first-child::before': { insetBlockStart: half(size.target) },
    '&:last-child::before': { insetBlockEnd: 'auto', height: half(size.target) },
    '&:first-child:last-child::before': { display: 'none' },
    '&:first-child:last-child::after': { borderColor: 'var(--line)', borderWidth: size.line },
  },
});
export const locationLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  paddingInlineEnd: space.m,
  color: color.ink,
  fontFamily: font.heading,
  fontSize: fontSize.h4,
  fontWeight: 650,
});
export const distance = style({ color: color.muted, fontSize: fontSize.fact });

/** The facts of all stations lie on each other; only those of the chosen station are visible. */
export const panels = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const panel = style({
  gridArea: '1 / 1',
  display: 'grid',
  gap: space.s,
  // The button stands at the same height for every station.
  gridTemplateRows: 'auto auto 1fr auto',
  background: color.raised,
  borderBlockStart: `${size.line} solid var(--line)`,
  padding: space.l,
  selectors: { '&[data-away]': { visibility: 'hidden' } },
});
export const station = style({ fontSize: fontSize.h3 });
export const where = style({ fontWeight: 650 });
