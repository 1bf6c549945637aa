import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, font, fontSize, size, space } = vars;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  maxWidth: '34rem',
  paddingBlock: space.xs,
  borderBlock: `2px solid ${color.ink}`,
});
/** Two fields, each under its label: below each other on phones, where the names of industries need the width. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.m,
  '@media': {
    [media.tablet]: {
      gridTemplateRows: 'auto auto',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridAutoFlow: 'column',
    },
  },
});
export const label = style({ fontSize: fontSize.small, fontWeight: 650, lineHeight: 1.4 });
export const control = style({
  width: '100%',
  height: size.target,
  paddingInline: space.xs,
  font: 'inherit',
  color: color.ink,
  background: color.raised,
  border: `2px solid ${color.muted}`,
  borderRadius: size.radius,
});
export const stepper = style({ display: 'flex', gap: '2px' });
export const number = style([control, { width: '4rem', textAlign: 'center', fontWeight: 650 }]);
/** Space for a button that appears after hydration. */
export const slot = style({ width: size.target, flex: 'none' });
export const step = style([
  control,
  { padding: 0, cursor: 'pointer', color: color.lake, ':disabled': { color: color.muted, cursor: 'default' } },
]);
export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.m,
});
/** The amount, with its condition beside it. */
export const price = style({ display: 'flex', alignItems: 'center', gap: space.s, maxWidth: '100%' });
export const amount = style({
  fontFamily: font.heading,
  fontSize: fontSize.h2,
  fontWeight: 740,
  letterSpacing: '-0.025em',
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
});
export const condition = style({ fontSize: fontSize.small, lineHeight: 1.25, maxWidth: '13rem' });
export const link = style({
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: fontSize.small,
  fontWeight: 650,
  color: color.lake,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  cursor: 'pointer',
  '@media': { [media.print]: { display: 'none' } },
});
