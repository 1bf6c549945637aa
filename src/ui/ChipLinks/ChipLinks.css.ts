import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  paddingBlock: space.xxs,
  paddingInline: space.m,
  borderRadius: '99rem',
  border: `2px solid ${color.lake}`,
  background: color.raised,
  color: color.lake,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { background: color.lakeSoft, textDecoration: 'underline' },
  selectors: { '&[aria-current]': { background: color.lake, color: color.onLake } },
});
