import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

export const nextSteps = style({ display: 'grid', gap: space.s, maxWidth: size.text });
export const rules = style({ borderBlockStart: `${size.line} solid ${color.lake}`, maxWidth: size.text });
/** The API redirects to the anchor of the first invalid field, which is highlighted. */
export const rule = style({
  display: 'grid',
  gap: space.xxs,
  padding: space.s,
  borderBlockEnd: `1px solid ${color.rule}`,
  selectors: { '&:target': { background: color.lakeSoft, boxShadow: `inset ${size.line} 0 ${color.signal}` } },
});
/** Names the field to whoever does not see the highlight. */
export const wrong = style({
  display: 'none',
  color: color.signal,
  fontWeight: 650,
  selectors: { [`${rule}:target &`]: { display: 'block' } },
});
export const label = style({ fontWeight: 650 });
