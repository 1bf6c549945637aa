import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, font, fontSize, space } = vars;

/** Its width decides how many figures stand in a row. */
export const frame = style({ containerType: 'inline-size', width: '100%' });
const base = style({ display: 'grid', gap: `${space.m} ${space.l}`, gridTemplateColumns: 'minmax(0, 1fr)' });
const twoColumns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

/** By how many figures there are, so that no row of several is incomplete. */
export const facts = styleVariants({
  one: [base],
  two: [base, twoColumns],
  three: [base, { '@container': { '(min-width: 32rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }],
  four: [
    base,
    twoColumns,
    { '@container': { '(min-width: 46rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
  ],
  five: [base, { '@container': { '(min-width: 46rem)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } } }],
});
export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  borderInlineStart: `1px solid ${color.rule}`,
  paddingInlineStart: space.s,
  minWidth: 0,
  ':only-child': { borderInlineStart: 0, paddingInlineStart: 0 },
});
export const label = style({ color: color.muted, fontSize: fontSize.fact, lineHeight: 1.35, maxWidth: '20rem' });
const figure = style({
  fontFamily: font.heading,
  fontSize: `min(${fontSize.h2}, 2rem)`,
  fontWeight: 740,
  lineHeight: 1.1,
  letterSpacing: '-0.025em',
  fontVariantNumeric: 'tabular-nums',
});
export const value = styleVariants({
  plain: [figure],
  large: [figure, { fontSize: fontSize.figure, '@media': { [media.tablet]: { whiteSpace: 'nowrap' } } }],
});
