import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

/** Short entries with icons: two columns on a phone, up to four on wide screens. */
export const iconGrid = style({
  display: 'grid',
  gap: `0 ${space.m}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 22%)), 1fr))',
  listStyle: 'none',
  padding: 0,
});
export const iconItem = style({
  display: 'flex',
  gap: space.xs,
  alignItems: 'center',
  minHeight: '3.5rem',
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.rule}`,
  lineHeight: 1.3,
});
export const iconLink = style({ display: 'flex', alignItems: 'center', minHeight: size.target, fontWeight: 650 });
