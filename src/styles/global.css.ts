import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

const { color, font, fontSize, space } = vars;

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, table', { margin: 0 });
// Sections override these colours of lines and actions.
globalStyle(':root', { vars: { '--line': color.lake, '--action': color.lake, '--onAction': color.onLake } });
// The line colour of a page or region, by the region's number.
for (const [index, line] of [color.line1, color.line2, color.line3, color.line4, color.line5].entries())
  globalStyle(`[data-line="${index + 1}"]`, { vars: { '--line': line } });
// Keeps scroll targets and focused elements clear of the header and of the buttons at the bottom.
globalStyle('html', {
  textSizeAdjust: '100%',
  scrollPadding: '5.5rem 0',
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' }, [media.low]: { scrollPaddingTop: '1.5rem' } },
});
globalStyle('body', {
  background: color.paper,
  color: color.ink,
  fontFamily: font.text,
  fontSize: fontSize.body,
  lineHeight: 1.55,
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3, h4', {
  fontFamily: font.heading,
  lineHeight: 1.12,
  textWrap: 'balance',
  letterSpacing: '-0.015em',
});
globalStyle('h1', {
  fontSize: fontSize.h1,
  fontWeight: 780,
  lineHeight: 1.02,
  letterSpacing: '-0.035em',
  maxWidth: '18ch',
});
globalStyle('h2', { fontSize: fontSize.h2, fontWeight: 740, letterSpacing: '-0.025em' });
globalStyle('h3', { fontSize: fontSize.h3, fontWeight: 650 });
globalStyle('h4', { fontSize: fontSize.h4, fontWeight: 650 });
globalStyle('ul, ol', { paddingInlineStart: '1.25em' });
// Browsers tell of a list without marks only by its role. No more specific than an element, so that a class may have its own padding.
globalStyle('ul:where([role="list"]), ol:where([role="list"])', { listStyle: 'none', padding: 0 });
globalStyle('img, svg', { maxWidth: '100%', height: 'auto' });
globalStyle('a, button', { color: color.lake, textUnderlineOffset: '0.18em', textDecorationThickness: '0.08em' });
// Phone numbers in text do not wrap; buttons, which have a class, may.
globalStyle('a[href^="tel:"]:not([class])', { whiteSpace: 'nowrap' });
globalStyle('a:hover', { textDecorationThickness: '0.16em' });
globalStyle(':focus-visible', { outline: `3px solid ${color.signal}`, outlineOffset: '3px', borderRadius: '2px' });
globalStyle('h1:focus', { outline: 'none' });
globalStyle('summary', { cursor: 'pointer' });
// A button looks like a link until a class gives it a frame.
globalStyle('button', { padding: 0, border: 0, background: 'none', font: 'inherit', cursor: 'pointer' });
globalStyle('fieldset', { margin: 0, padding: 0, border: 0, minWidth: 0 });
globalStyle('legend', { padding: 0, marginBlockEnd: space.xs, fontWeight: 650 });
globalStyle('table', { borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' });
globalStyle('th, td', {
  textAlign: 'start',
  padding: `${space.xs} ${space.s}`,
  borderBottom: `1px solid ${color.rule}`,
  verticalAlign: 'top',
});
globalStyle('[hidden]', { display: 'none' });
