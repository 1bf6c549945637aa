import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

export const disclosure = style({ borderBlockEnd: `1px solid ${color.rule}`, maxWidth: '52rem' });
export const summary = style({ minHeight: size.target, paddingBlock: space.s, fontWeight: 650, fontSize: vars.fontSize.h4 });
export const answer = style({ paddingBlockEnd: space.m, maxWidth: size.text });
