import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../styles/vars.css.ts';

const { color, size, space } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  justifyItems: 'start',
  maxWidth: size.text,
  padding: space.m,
  background: color.paper,
  border: '2px solid',
  borderInlineStartWidth: size.line,
  borderRadius: size.radius,
});
export const box = styleVariants({
  wrong: [base, { borderColor: color.signal }],
  done: [base, { borderColor: color.lake }],
});
export const title = style({ fontWeight: 650 });
export const undo = style({
  minHeight: size.target,
  paddingInline: space.xs,
  textDecoration: 'underline',
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  color: color.signal,
  fontWeight: 650,
});
