import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

const base = style({ display: 'grid', gap: space.xs, alignContent: 'start', padding: space.l, background: color.raised, border: `1px solid ${color.rule}`, borderRadius: size.radius, position: 'relative', minWidth: 0 });

export const card = styleVariants({
  plain: [base],
  /** Set apart from its neighbours. */
  strong: [base, { borderColor: color.lake, borderWidth: '2px' }],
});

/** Makes the whole card the target of its heading's link. */
export const cover = style({ color: 'inherit', textDecoration: 'none', selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 }, '&:hover': { textDecoration: 'underline' } } });
