import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, font, fontSize, space } = vars;

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.m,
  '@media': { [media.tablet]: { columnGap: space.xl } },
});
export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  borderInlineStart: `1px solid ${color.rule}`,
  paddingInlineStart: space.m,
  flex: '1 0 auto',
  maxWidth: '100%',
  '@media': { [media.tablet]: { flex: 'none' } },
  ':only-child': { borderInlineStart: 0, paddingInlineStart: 0 },
});
export const label = style({
  color: color.muted,
  fontSize: fontSize.fact,
  lineHeight: 1.35,
  maxWidth: '20rem',
  '@media': { [media.tablet]: { maxWidth: '12rem' } },
});
const base = style({
  fontFamily: font.heading,
  fontSize: fontSize.h2,
  fontWeight: 740,
  lineHeight: 1.1,
  letterSpacing: '-0.025em',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { whiteSpace: 'nowrap' } },
});
export const value = styleVariants({ plain: [base], large: [base, { fontSize: fontSize.figure }] });
