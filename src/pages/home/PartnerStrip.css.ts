import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

export const mark = style({ color: vars.color.muted, marginBlockEnd: vars.space.xs });
