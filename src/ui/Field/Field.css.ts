import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  maxWidth: size.text,
});
export const label = style({ fontWeight: 650 });
export const hint = style({ color: color.muted, fontSize: fontSize.small });
export const error = style({ color: color.signal, fontSize: fontSize.small, fontWeight: 650 });
export const control = style({
  width: '100%',
  minHeight: size.target,
  paddingBlock: space.xs,
  paddingInline: space.s,
  font: 'inherit',
  color: color.ink,
  background: color.paper,
  border: `2px solid ${color.muted}`,
  borderRadius: size.radius,
  selectors: { '&[aria-invalid]': { borderColor: color.signal } },
});
export const long = style([control, { minHeight: '9rem', resize: 'vertical' }]);
