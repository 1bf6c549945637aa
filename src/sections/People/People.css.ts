import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { fontSize, color } = vars;

export const portrait = style({ width: '8rem' });
export const role = style({ margin: 0, color: color.muted, fontSize: fontSize.small });
