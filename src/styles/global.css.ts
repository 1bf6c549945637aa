import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

const { color, fontSize, space } = vars;

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, table', { margin: 0 });
globalStyle('html', { textSizeAdjust: '100%', scrollPaddingTop: '5.5rem', '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } } });
globalStyle('body', {
  background: color.paper,
  color: color.ink,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fontSize: fontSize.body,
  lineHeight: 1.55,
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3, h4', { lineHeight: 1.15, textWrap: 'balance', letterSpacing: '-0.015em' });
globalStyle('h1', { fontSize: fontSize.h1, fontWeight: 750 });
globalStyle('h2', { fontSize: fontSize.h2, fontWeight: 700 });
globalStyle('h3', { fontSize: fontSize.h3, fontWeight: 650 });
globalStyle('h4', { fontSize: fontSize.h4, fontWeight: 650 });
globalStyle('ul, ol', { paddingInlineStart: '1.25em' });
globalStyle('img, svg', { maxWidth: '100%', height: 'auto' });
globalStyle('a', { color: color.lake, textUnderlineOffset: '0.18em', textDecorationThickness: '0.08em' });
globalStyle('a[href^="tel:"]', { whiteSpace: 'nowrap' });
globalStyle('a:hover', { textDecorationThickness: '0.16em' });
globalStyle(':focus-visible', { outline: `3px solid ${color.signal}`, outlineOffset: '3px', borderRadius: '2px' });
globalStyle('h1:focus', { outline: 'none' });
globalStyle('summary', { cursor: 'pointer' });
globalStyle('table', { borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' });
globalStyle('th, td', { textAlign: 'start', padding: `${space.xs} ${space.s}`, borderBottom: `1px solid ${color.rule}`, verticalAlign: 'top' });
globalStyle('[hidden]', { display: 'none' });
globalStyle('header[data-header], footer[data-footer] nav, [data-print="no"]', { '@media': { [media.print]: { display: 'none' } } });
globalStyle('a[href^="http"]::after', { '@media': { [media.print]: { content: '" (" attr(href) ")"' } } });
