import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

export const testimonial = style({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  maxWidth: size.text,
});
export const words = style({
  fontFamily: vars.font.heading,
  fontSize: 'clamp(1.125rem, 1rem + 0.8vw, 1.375rem)',
  lineHeight: 1.3,
  letterSpacing: '-0.01em',
  textWrap: 'pretty',
});
export const source = style({ display: 'grid', gap: space.xxs });
export const role = style({ color: color.muted, fontSize: vars.fontSize.small });
export const rating = style({ display: 'flex', alignItems: 'center', gap: space.xxs, fontSize: vars.fontSize.small });
export const stars = style({ display: 'flex' });
/** Given stars are filled, the others outlined. */
export const given = style({});
globalStyle(`${stars} svg`, { display: 'block', width: '1.125rem', height: '1.125rem' });
globalStyle(`${given} svg`, { fill: color.lake });
