import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../styles/media.ts';
import { vars } from '../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

/** What only a screen needs is not printed. */
const onScreen = { '@media': { [media.print]: { display: 'none' } } } as const;
const measure = { width: '100%', maxWidth: '64rem', marginInline: 'auto', paddingInline: space.m } as const;

export const skip = style({
  position: 'absolute',
  insetInlineStart: space.m,
  insetBlockStart: '-10rem',
  background: color.signal,
  color: color.onSignal,
  padding: space.s,
  ':focus': { insetBlockStart: space.s },
  ...onScreen,
});
export const bar = style({ background: color.deep, color: color.onDeep, ...onScreen });
export const barInner = style([
  measure,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.m}`, paddingBlock: space.xs },
]);
export const brand = style({ fontWeight: 700, marginInlineEnd: 'auto' });
export const navList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.m}`,
});
export const navLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  color: color.onDeep,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  selectors: { '&[aria-current]': { fontWeight: 700, textDecoration: 'underline' } },
});
export const main = style([
  measure,
  {
    paddingBlock: space.l,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.l,
    minHeight: '60vh',
    // An address may be one long word, also in a heading, a button or a list of details.
    overflowWrap: 'anywhere',
  },
]);
globalStyle(`${main} :is(form, search, nav, button, details, section:has(> form))`, onScreen);
export const heading = style({ fontSize: fontSize.h2, maxWidth: 'none', lineHeight: 1.12 });
export const subheading = style({ fontSize: fontSize.h3 });
export const section = style({
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '& + &': { marginBlockStart: space.m } },
});
export const form = style({
  display: 'grid',
  gap: space.m,
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** Not as wide as its label is long. */
globalStyle(`${form} > :has(> textarea)`, { width: '100%' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.m, ...onScreen });
export const foot = style([
  measure,
  onScreen,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.l}`,
    paddingBlock: space.m,
    borderBlockStart: `1px solid ${color.rule}`,
    fontSize: fontSize.small,
    color: color.muted,
    overflowWrap: 'anywhere',
  },
]);
export const notice = style({
  padding: space.s,
  borderInlineStart: `${size.line} solid ${color.ok}`,
  background: color.raised,
});
export const problem = style([notice, { borderInlineStartColor: color.danger }]);
export const list = style({ display: 'grid', gap: space.s });
export const item = style({
  display: 'grid',
  gap: space.xxs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space.m,
  background: color.raised,
  border: `1px solid ${color.rule}`,
  borderRadius: size.radius,
  overflowWrap: 'anywhere',
});
export const itemHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space.s}` });
export const itemTitle = style({ fontSize: fontSize.h4, fontWeight: 650 });
export const muted = style({ color: color.muted, fontSize: fontSize.small });
export const late = style({ color: color.danger, fontWeight: 650, fontSize: fontSize.small });
export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: size.text });
export const code = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  padding: space.s,
  background: color.paper,
  borderRadius: size.radius,
});
export const check = style({ display: 'flex', gap: space.xs, alignItems: 'center', minHeight: size.target });
globalStyle(`:is(${foot}, ${late}) > a`, { display: 'inline-flex', alignItems: 'center', minHeight: size.target });
globalStyle(`${check} > input`, { flex: 'none', width: space.l, height: space.l });
export const sides = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' } },
});
/** What is opened by a press; as large as a button. */
export const folded = style({ display: 'grid', gap: space.s, gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${folded} > summary`, { minHeight: size.target, alignContent: 'center', cursor: 'pointer' });
/** Folded on a phone alone, where the browser can tell. */
export const wideOpen = style({ display: 'grid', gap: space.s, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' });
const unfolds = `selector(::details-content)`;
globalStyle(`${wideOpen} > summary`, {
  '@supports': { [unfolds]: { '@media': { [media.desktop]: { display: 'none' } } } },
});
globalStyle(`${wideOpen}::details-content`, {
  '@media': { [media.desktop]: { display: 'block', contentVisibility: 'visible' } },
});
export const filters = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'start',
  width: '100%',
});
