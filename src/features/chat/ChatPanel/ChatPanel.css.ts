import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../styles/vars.css.ts';

const { color, size, space } = vars;

const base = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
  background: color.raised,
  position: 'relative',
});
const framed = style({
  border: `1px solid ${color.rule}`,
  borderBlockStart: `${size.line} solid ${color.lake}`,
  borderRadius: size.radius,
});

export const panel = styleVariants({ hero: [base, framed], page: [base, framed], compact: [base] });
/** Who answers stands above the input. Both share their cells with the contact links, so that the conversation above keeps its height. */
export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space.s,
  borderBlockStart: `1px solid ${color.rule}`,
});
