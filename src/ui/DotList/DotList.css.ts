import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, space } = vars;
const dot = '0.75rem';

export const list = style({ display: 'grid', gap: space.xs, maxWidth: vars.size.text });
export const item = style({
  position: 'relative',
  paddingInlineStart: '1.75rem',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.125rem',
      insetBlockStart: '0.42em',
      width: dot,
      height: dot,
      border: '3px solid var(--line)',
      borderRadius: '50%',
      background: color.paper,
    },
  },
});
/** Ordered steps, joined by a line. */
export const step = style({
  selectors: {
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(0.5rem - 1.5px)',
      insetBlock: `calc(0.42em + ${dot}) calc(-0.42em - ${space.xs})`,
      width: '3px',
      background: 'var(--line)',
    },
  },
});
