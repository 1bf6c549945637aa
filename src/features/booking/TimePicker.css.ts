import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: space.xs,
  maxWidth: size.text,
});
export const time = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  minHeight: size.target,
  paddingInline: space.s,
  border: `2px solid ${color.muted}`,
  borderRadius: size.radius,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: color.ink, background: color.lakeSoft, fontWeight: 650 },
  },
});
export const elsewhere = style({ color: color.muted, fontSize: fontSize.small });
