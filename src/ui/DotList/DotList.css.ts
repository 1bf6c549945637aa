import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, space } = vars;

export const list = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.xs, maxWidth: vars.size.text });
export const item = style({
  position: 'relative', paddingInlineStart: '1.75rem',
  selectors: {
    '&::before': { content: '""', position: 'absolute', insetInlineStart: '0.125rem', insetBlockStart: '0.45em', width: '0.7rem', height: '0.7rem', border: `3px solid ${color.lake}`, borderRadius: '50%', background: color.raised },
  },
});
/** Steps: the stations are joined by their line. */
export const step = style({
  selectors: { '&:not(:last-child)::after': { content: '""', position: 'absolute', insetInlineStart: 'calc(0.125rem + 0.35rem - 1.5px)', insetBlock: 'calc(0.45em + 0.7rem) -1em', width: '3px', background: color.lake } },
});
