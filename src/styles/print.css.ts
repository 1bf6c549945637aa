import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

const { color, space } = vars;
type Rule = NonNullable<Parameters<typeof globalStyle>[1]>;

const onPaper = (selector: string, rule: Rule) => globalStyle(selector, { '@media': { [media.print]: rule } } as Rule);

globalStyle('@page', { margin: '15mm 14mm 17mm' });
// All sizes are in rem: text has ten points.
onPaper('html', { fontSize: '12px' });
onPaper('body', { background: 'none' });

// What can only be pressed, and the ways to other pages.
onPaper('nav, button, dialog, form:not([data-hero-price]), [data-print="no"], [data-header] details', {
  display: 'none !important',
});
globalStyle('[data-print="only"]', { display: 'none', '@media': { [media.print]: { display: 'block' } } });

// The header is a letterhead: name and telephone number.
onPaper('header[data-header]', {
  position: 'static',
  padding: 0,
  background: 'none',
  borderBlockEnd: `2px solid ${color.ink}`,
});
onPaper('header[data-header] [class]', { minHeight: 0 });
onPaper('header[data-header] a', { color: color.ink, textDecoration: 'none', fontWeight: 700 });
onPaper('header[data-header] a[href^="tel:"]', { display: 'inline' });
onPaper('header[data-header] a[href^="http"], header[data-header] [data-tour="contact"]', { display: 'none' });

onPaper('a[href^="http"]::after', { content: '" (" attr(href) ")"', fontSize: '0.85em', overflowWrap: 'anywhere' });
onPaper('h1, h2, h3, h4, summary, dt, thead', { breakAfter: 'avoid' });
onPaper('tr, li, figure, blockquote, pre, dl > div', { breakInside: 'avoid' });
onPaper('p, li', { orphans: 3, widows: 3 });
onPaper('h1', { fontSize: '2.5rem' });
onPaper('h2', { fontSize: '1.75rem' });
onPaper('[data-address]', {
  paddingBlock: space.s,
  fontSize: vars.fontSize.small,
  borderBlockStart: `1px solid ${color.rule}`,
});
