import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;

export const layout = style({
  ...column,
  gap: space.xl,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem' },
    [media.noScript]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** What would stay as it was built, or do nothing, without JavaScript. */
const scriptedOnly = { '@media': { [media.noScript]: { display: 'none' } } } as const;
export const controls = style({ ...column, gap: space.l, maxWidth: size.text });

export const label = style({ fontWeight: 650 });
export const list = style({ ...column, gap: space.xs });
export const options = style({
  display: 'grid',
  gap: space.xs,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
});
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s,
  rowGap: space.xxs,
  alignContent: 'start',
  minHeight: size.target,
  padding: space.s,
  cursor: 'pointer',
  background: color.raised,
  border: `2px solid ${color.rule}`,
  borderRadius: size.radius,
  selectors: { '&:has(:checked)': { borderColor: color.lake, background: color.lakeSoft } },
});
globalStyle(`${option} > :not(:first-child)`, { gridColumn: 2 });
export const radio = style({ width: '1.25rem', height: '1.25rem', margin: '0.15rem 0 0', accentColor: color.lake });
export const optionName = style({ fontWeight: 650 });
export const note = style({ color: color.muted, fontSize: fontSize.small });
export const adds = style([note, { fontWeight: 650, fontVariantNumeric: 'tabular-nums' }]);
/** For the number of users as it is now. */
export const addsNow = style([adds, scriptedOnly]);
/** What a tooltip explains. */
export const explained = style([note, scriptedOnly]);

export const numberRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });
/** Why a number was not taken. */
export const numberNote = style({ flex: '1 0 100%', color: color.signal, fontSize: fontSize.small, fontWeight: 650 });
export const typed = style({ display: 'flex', gap: space.xs });
export const range = style({
  flex: '1 1 14rem',
  minWidth: 0,
  height: size.target,
  margin: 0,
  accentColor: color.lake,
  ...scriptedOnly,
});
export const number = style({
  width: '5.5rem',
  minHeight: size.target,
  paddingInline: space.xs,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: color.ink,
  background: color.paper,
  border: `2px solid ${color.muted}`,
  borderRadius: size.radius,
  ':disabled': { borderColor: color.rule, color: color.muted },
});
/** Space for a button that appears after hydration. */
export const slot = style({ width: size.target, height: size.target, ...scriptedOnly });
export const button = style({
  width: '100%',
  height: '100%',
  fontSize: fontSize.lead,
  lineHeight: 1,
  background: color.raised,
  border: `2px solid ${color.lake}`,
  borderRadius: size.radius,
  ':disabled': { borderColor: color.rule, color: color.muted, cursor: 'default' },
});

/** Tall enough for the longest text. */
export const whyLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(4.5em, auto) auto',
  columnGap: space.m,
  fontSize: fontSize.small,
  color: color.muted,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: `minmax(${size.target}, auto)`,
      alignItems: 'center',
    },
    [media.noScript]: { display: 'none' },
  },
});
export const reset = style({ minHeight: size.target, display: 'inline-flex' });
export const plainButton = style({
  minHeight: size.target,
  textDecoration: 'underline',
  textAlign: 'start',
});
export const reasons = style({ display: 'grid', fontSize: fontSize.small, color: color.muted, ...scriptedOnly });
const anyReason = style({ gridArea: '1 / 1' });
export const reason = styleVariants({ current: [anyReason], reserved: [anyReason, { visibility: 'hidden' }] });
export const fact = style({ fontWeight: 650, color: color.ink });
export const explanation = style({ marginInlineStart: space.xxs });

/**
 * On medium screens the total sticks to the bottom of the window. Its ends are empty, because the chat button is there. On
 * small ones the dock says it.
 */
export const running = style({
  display: 'none',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  justifyContent: 'center',
  alignItems: 'center',
  gap: space.s,
  minHeight: '3rem',
  paddingBlock: space.xs,
  paddingInline: space.s,
  background: color.lake,
  color: color.onLake,
  borderRadius: size.radius,
  '@media': {
    [media.medium]: { display: 'flex' },
    [media.desktop]: { display: 'none' },
    [media.low]: { position: 'static' },
    [media.noScript]: { display: 'none' },
  },
});
export const runningAmount = style({
  minWidth: '7rem',
  fontSize: fontSize.lead,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

export const result = style({
  ...column,
  gap: space.s,
  padding: space.s,
  background: color.raised,
  border: `2px solid ${color.lake}`,
  borderRadius: size.radius,
  '@media': { [media.desktop]: { padding: space.l, position: 'sticky', insetBlockStart: '5rem', alignSelf: 'start' } },
});
export const resultHeading = style({ fontSize: fontSize.h3 });
export const actions = style({ ...column, gap: space.xs });
// Without JavaScript, only the first action carries the quote.
globalStyle(`${actions} > :not(:first-child)`, { '@media': { [media.noScript]: { display: 'none' } } });
/** Shown without JavaScript alone. */
export const unscripted = style({ display: 'none', '@media': { [media.noScript]: { display: 'block' } } });
/** Reserves the space of a button that does not work before hydration. */
export const waiting = style({ visibility: 'hidden' });
