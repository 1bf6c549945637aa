import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

/** Rows of the comparison: name, whom it is for, price, figures, action, what is included. */
const rows = 6;
/** So many plans can be shown one at a time; more stand below each other. */
const maxSwitched = 6;
const narrow = 'screen and (width < 64rem)';

/** Contains the switch and the plans that it shows. */
export const compared = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });
/** Which plan narrow screens show. */
export const switcher = style({
  display: 'none',
  '@media': {
    [narrow]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'auto',
      borderBlockEnd: `2px solid ${color.lake}`,
      background: color.raised,
    },
    // Stays in sight, under the header, while the rows are read.
    [`${narrow} and (min-height: 30rem)`]: { position: 'sticky', insetBlockStart: '4rem', zIndex: 1 },
  },
});
export const tab = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: size.target,
  paddingInline: space.xxs,
  fontWeight: 650,
  color: color.lake,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: color.lake, color: color.paper },
    '&:has(:focus-visible)': { outline: `3px solid ${color.signal}`, outlineOffset: '2px' },
  },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  '@media': {
    'screen and (width >= 64rem)': {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: `repeat(${rows}, auto)`,
    },
  },
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: `span ${rows}`,
  alignItems: 'start',
  rowGap: space.s,
  minWidth: 0,
  padding: space.l,
  border: `1px solid ${color.rule}`,
  borderBlockStart: `4px solid ${color.ink}`,
  borderRadius: size.radius,
  background: color.paper,
});
export const chosen = style({ borderColor: color.lake, background: color.raised });
// One plan at a time, all in the same rows: what stands at a height stays there when the plan changes.
// By CSS alone, before hydration too. Browsers without `:has()` show the plans below each other.
for (let index = 1; index <= maxSwitched; index++) {
  const shows = `${compared}:has(label:nth-of-type(${index}) > :checked)`;
  globalStyle(`${shows} > ${columns} > ${column}`, {
    '@media': { [narrow]: { gridArea: `1 / 1 / span ${rows} / auto` } },
  });
  globalStyle(`${shows} > ${columns} > ${column}:not(:nth-child(${index}))`, {
    '@media': { [narrow]: { visibility: 'hidden' } },
  });
}

export const heading = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
  color: color.muted,
});
export const amount = style({
  fontSize: fontSize.h1,
  fontWeight: 750,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  color: color.ink,
});
export const facts = style({ paddingBlock: space.s });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
  paddingBlock: space.xxs,
  borderBlockEnd: `1px solid ${color.rule}`,
});
export const label = style({ color: color.muted });
export const value = style({ fontWeight: 650 });
export const actions = style({ display: 'grid', gap: space.xs, justifyItems: 'start' });
export const total = style({ display: 'inline-flex', alignItems: 'center', minHeight: size.target });
