import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, space } = vars;

export const total = style({ display: 'grid' });
export const totalLabel = style({ color: color.muted });
export const totalAmount = style({
  fontSize: fontSize.h1,
  fontWeight: 750,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({ display: 'block', width: '100%', height: '2.5rem', borderRadius: '2px' });
const lineOf = { plan: color.line1, compliance: color.line4, addOns: color.line3, discount: color.line5 } as const;
export const barPart = styleVariants(lineOf, (fill) => ({ fill }));
export const barPaid = style({ fill: color.ink });
export const barTaken = style({ stroke: color.line5, strokeWidth: 6, strokeDasharray: '4 4' });

/** The lines share the space of all, which is higher where their texts wrap, so that what is below stays where it is when one comes or goes. */
const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'auto',
  borderBlockStart: `1px solid ${color.rule}`,
});
export const monthlyLines = style([
  lines,
  { minHeight: 'max(16rem, 43.25rem - 110vw)', '@media': { [media.tablet]: { minHeight: '15rem' } } },
]);
export const sums = style([
  lines,
  { minHeight: 'max(19rem, 82.25rem - 280vw)', '@media': { [media.tablet]: { minHeight: '18.5rem' } } },
]);
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(5.5rem, auto)',
  columnGap: space.s,
  alignItems: 'baseline',
  alignContent: 'center',
  paddingBlock: space.xxs,
  borderBlockEnd: `1px solid ${color.rule}`,
});
const dot = style({
  alignSelf: 'center',
  width: '0.875rem',
  height: '0.875rem',
  borderRadius: '50%',
  border: '3px solid',
});
export const swatch = styleVariants(lineOf, (borderColor, id) => [
  dot,
  { borderColor, background: id === 'discount' ? 'transparent' : borderColor },
]);
export const term = style({ fontWeight: 650 });
export const amount = style({ gridColumn: 3, textAlign: 'end', fontWeight: 650, fontVariantNumeric: 'tabular-nums' });
const quiet = style({ color: color.muted, fontSize: fontSize.small });
export const detail = style([quiet, { gridColumn: '2 / 4', fontSize: '0.875rem' }]);
export const missingLine = style([quiet, { alignSelf: 'center' }]);
// Starts in the swatch column, because these lines have no swatch.
export const name = style({ gridColumn: '1 / 3', fontWeight: 650 });
export const note = style([quiet, { gridColumn: '1 / 4' }]);
