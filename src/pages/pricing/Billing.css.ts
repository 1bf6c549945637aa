import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

/** Contains the radio buttons and the prices that depend on them. */
export const billed = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l });
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
});
export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: size.target,
  paddingInline: space.m,
  border: `2px solid ${color.lake}`,
  borderRadius: '99rem',
  color: color.lake,
  background: color.paper,
  fontWeight: 650,
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { background: color.lakeSoft } },
});
export const monthly = style({});
export const annual = style({});
// Switches the prices by CSS alone, before hydration too. Browsers without `:has()` show both prices.
globalStyle(`${billed}:has([value="monthly"]:checked) ${annual}, ${billed}:has([value="annual"]:checked) ${monthly}`, {
  display: 'none',
});
