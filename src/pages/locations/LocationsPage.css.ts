import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

/** A region's name over its line. */
export const line = style({ paddingBlockEnd: space.xs, borderBlockEnd: `${size.line} solid ${color.lake}` });
export const lines = [color.line1, color.line2, color.line3, color.line4, color.line5].map((borderBlockEndColor) => style([line, { borderBlockEndColor }]));
