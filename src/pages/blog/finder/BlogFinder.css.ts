import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/vars.css.ts';

const { color, size, space } = vars;

export const finder = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });
export const search = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.s });
globalStyle(`${search} > :first-child`, { flex: '1 1 11rem', maxWidth: size.text });
/** Reserves one line for the status text. */
export const status = style({ minHeight: '1.55em', color: color.muted });
