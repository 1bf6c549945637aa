import { globalStyle, style } from '@vanilla-extract/css';
import { scrollFade } from '../../styles/scrollFade.css.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, space } = vars;

export const prose = style({ maxWidth: vars.size.text });
globalStyle(`${prose} > * + *`, { marginBlockStart: space.m });
globalStyle(`${prose} > h2`, { marginBlockStart: space.xl });
globalStyle(`${prose} > h3`, { marginBlockStart: space.l });
globalStyle(`${prose} li + li`, { marginBlockStart: space.xxs });
globalStyle(`${prose} blockquote`, { borderInlineStart: `3px solid ${color.lake}`, paddingInlineStart: space.m });
globalStyle(`${prose} > section`, scrollFade);
