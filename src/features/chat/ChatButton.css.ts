import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, space } = vars;

/** Above the page, below the skip link and the open menu of small screens. */
export const dock = style({
  position: 'relative',
  zIndex: 2,
  selectors: { 'html:has([data-menu][open]) &': { zIndex: 1 } },
});

/** On small screens, while the visitor scrolls down (`data-down`, see shell/markScroll.ts), the button moves into the page's margin and covers no text. */
const aside = ':root[data-down]:not(:has(dialog[open])) &:not(:hover, :focus, [aria-expanded="true"])';

/** Small enough that on a 320 px screen it does not overlap the page's own buttons. */
export const button = style({
  position: 'fixed',
  insetInlineEnd: space.xs,
  insetBlockEnd: `calc(${space.m} + var(--bottom-bar, 0px))`,
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '50%',
  border: `0.25rem solid ${color.lake}`,
  background: color.raised,
  color: color.ink,
  fontSize: fontSize.small,
  fontWeight: 700,
  textDecoration: 'none',
  ':hover': { background: color.lakeSoft },
  ':focus-visible': { borderRadius: '50%' },
  selectors: {
    [aside]: { translate: `calc(3rem + ${space.xs} - ${space.m})` },
    // On a small screen the floating card takes the whole width.
    ':root:has([data-card]):not(:has([data-tour-sheet])) &': { display: 'none' },
  },
  '@media': {
    [media.tablet]: {
      selectors: {
        [aside]: { translate: 'none' },
        ':root:has([data-card]):not(:has([data-tour-sheet])) &': { display: 'grid' },
      },
    },
    [media.motion]: { transition: 'translate 150ms' },
  },
});

// Space below the footer, so that the button covers nothing at the end of the page.
globalStyle('body:has([data-chat-button]) footer[data-footer]', { paddingBlockEnd: '5.5rem' });
