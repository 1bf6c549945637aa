import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, font, fontSize, size, space } = vars;

/**
 * On phones the price stands beside the number of people, so that both are in the first screen, and the industries take
 * the width that their names need. Wider, the two fields are beside each other, with the price below.
 */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.xs} ${space.m}`,
  maxWidth: '34rem',
  paddingBlock: space.xs,
  borderBlock: `2px solid ${color.ink}`,
});
export const people = style({ display: 'grid', alignContent: 'start' });
export const industry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridArea: '2 / 1 / auto / -1',
  '@media': { [media.tablet]: { gridArea: '1 / 2' } },
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
export const stepper = style({ display: 'flex', flexWrap: 'wrap', gap: '2px', maxWidth: '10rem' });
/** Why a number was not taken. */
export const note = style({ color: color.signal, fontSize: fontSize.small, fontWeight: 650, lineHeight: 1.3 });
export const number = style([control, { width: '4rem', textAlign: 'center', fontWeight: 650 }]);
/** Space for a button that appears after hydration. */
export const slot = style({ width: size.target, flex: 'none' });
export const step = style([
  control,
  { padding: 0, color: color.lake, ':disabled': { color: color.muted, cursor: 'default' } },
]);
/** The amount, with its condition below it on phones, otherwise beside it. */
export const price = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': {
    [media.tablet]: { gridArea: '2 / 1 / auto / -1', flexDirection: 'row', alignItems: 'center', gap: space.s },
  },
});
export const amount = style({
  fontFamily: font.heading,
  fontSize: fontSize.h3,
  fontWeight: 740,
  letterSpacing: '-0.025em',
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { fontSize: fontSize.h2 } },
});
export const condition = style({ fontSize: fontSize.small, lineHeight: 1.25, maxWidth: '13rem' });
const link = style({
  // On phones in the line of the label of the industries.
  gridArea: '2 / 1 / auto / -1',
  justifySelf: 'end',
  alignSelf: 'start',
  marginBlockStart: `calc(-1 * ${space.xxs})`,
  minHeight: '1.5rem',
  fontSize: fontSize.small,
  fontWeight: 650,
  textDecoration: 'underline',
  '@media': {
    [media.tablet]: { gridArea: 'auto / 1 / auto / -1', justifySelf: 'start', marginBlockStart: 0 },
    [media.print]: { display: 'none' },
  },
});
/** The calculator restores a choice by script alone; without it the server answers. */
export const toCalculator = style([link, { '@media': { [media.noScript]: { display: 'none' } } }]);
export const toAnswer = style([link, { display: 'none', '@media': { [media.noScript]: { display: 'block' } } }]);
// What was chosen before the page can calculate: the price of something else is no answer.
globalStyle(`html:not([data-hydrated]) ${form}:has(:user-valid) ${amount}`, { visibility: 'hidden' });
globalStyle(`html:not([data-hydrated]) ${form}:has(:user-valid) ${amount}::after`, {
  content: '"…"',
  visibility: 'visible',
});
