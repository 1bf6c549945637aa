import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

const base = style({
  display: 'grid',
  gap: `0 ${space.s}`,
  // One column where the longest of the short words would be cut.
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  fontSize: fontSize.fact,
});
/** Short entries with icons: two columns on a phone, so many from the tablet up. */
export const iconGrid = styleVariants({ 2: '2', 3: '3', 4: '4' }, (count) => [
  base,
  { '@media': { [media.tablet]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } },
]);
export const iconItem = style({
  display: 'flex',
  gap: space.xs,
  alignItems: 'center',
  minHeight: '3rem',
  paddingBlock: space.xxs,
  borderBlockStart: `1px solid ${color.rule}`,
  lineHeight: 1.25,
});
export const iconLink = style({ display: 'flex', alignItems: 'center', minHeight: size.target, fontWeight: 650 });
