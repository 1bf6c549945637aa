import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

const base = style({
  display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: space.xs, minHeight: size.target, paddingBlock: space.xs, paddingInline: space.l,
  borderRadius: size.radius, border: '2px solid transparent', fontWeight: 650, font: 'inherit', textDecoration: 'none', lineHeight: 1.2, cursor: 'pointer', maxWidth: '100%', overflowWrap: 'anywhere', textAlign: 'center',
  ':hover': { textDecoration: 'underline' },
});

export const button = styleVariants({
  /** The one action of a screen. */
  primary: [base, { background: color.signal, color: color.onSignal, fontWeight: 650 }],
  secondary: [base, { borderColor: color.lake, color: color.lake, background: 'transparent', fontWeight: 650 }],
});
