import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

/** Messages by who wrote them: those of the team stand apart from the visitor's. */
export const said = styleVariants({
  visitor: { borderInlineStart: `${size.line} solid ${color.signal}` },
  assistant: { marginInlineStart: space.l },
  person: { marginInlineStart: space.l, borderInlineStart: `${size.line} solid ${color.lake}` },
});
/** Clear of the ring around the box. */
export const length = style({ marginBlockStart: space.xs });
export const wide = style({ width: '100%' });
