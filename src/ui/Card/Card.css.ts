import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  alignContent: 'start',
  position: 'relative',
  minWidth: 0,
});

export const card = styleVariants({
  /** On the page itself, under a rule. */
  plain: [base, { borderBlockStart: `2px solid ${color.ink}`, paddingBlock: space.m }],
  /** One of several rows. */
  row: [base, { borderBlockStart: `1px solid ${color.rule}`, paddingBlock: space.s, gap: space.xxs }],
  /** Set apart from its neighbours. */
  strong: [
    base,
    { background: color.raised, border: `2px solid ${color.lake}`, borderRadius: size.radius, padding: space.l },
  ],
});

/** The icon is aligned with the first line of the heading. */
export const top = style({
  display: 'flex',
  gap: space.s,
  alignItems: 'flex-start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
/** An h2 in a column gets the size of an h3, because long words would not fit otherwise. */
export const beside = style({ fontSize: fontSize.h3 });

/** Makes the whole card the target of its heading's link. */
export const cover = style({
  color: 'inherit',
  textDecorationLine: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecorationLine: 'underline', color: color.lake },
  },
});
