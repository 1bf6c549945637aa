import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';
import { bottomBar } from '../../ui/BottomLayer/BottomLayer.css.ts';

const { color, fontSize, space } = vars;

const lineHeight = '1.75rem';
const itemHeight = '3.5rem';

// The room that the dock takes, unless another layer at the bottom edge takes its own.
globalStyle(':root', {
  '@media': { [media.dock]: { vars: { [bottomBar]: `calc(${lineHeight} + ${itemHeight} + 3px)` } } },
});

/** Only on small screens, because the page has a chat of its own. */
export const smallOnly = style({ '@media': { [media.medium]: { display: 'none' } } });

const consentAsks = ':root:has([data-consent-bar]:not([data-covered])) &';
const tourRuns = ':root:has([data-tour-sheet]) &';
const tourIsAboutChat = `:root:has([data-tour-sheet="chat"]) &:has([data-chat-button]):not(${smallOnly})`;

/** Above the page, below the skip link and the open menu. On low screens in the flow, at the page's end. */
export const dock = style({
  position: 'relative',
  zIndex: 2,
  selectors: { 'html:has([data-menu][open]) &': { zIndex: 1 } },
  '@media': {
    [media.belowMedium]: {
      display: 'flex',
      flexWrap: 'wrap',
      background: color.raised,
      color: color.ink,
      borderBlockStart: `3px solid ${color.lake}`,
    },
    [media.dock]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      // One layer at the bottom edge at a time. The tour's step about the chat shows the dock above its sheet.
      selectors: {
        [`${consentAsks}, ${tourRuns}`]: { visibility: 'hidden' },
        [tourIsAboutChat]: { visibility: 'visible', insetBlockEnd: `var(${bottomBar})` },
      },
    },
  },
});
export const hoursLink = style({ color: 'inherit' });
export const state = style({
  display: 'none',
  '@media': {
    [media.belowMedium]: {
      display: 'flex',
      flex: '1 0 100%',
      justifyContent: 'center',
      height: lineHeight,
      fontSize: fontSize.small,
      lineHeight,
      whiteSpace: 'nowrap',
    },
  },
});
/** A station before the text. */
globalStyle(`${state} > span::before`, {
  content: '""',
  display: 'inline-block',
  width: '0.75rem',
  height: '0.75rem',
  marginInlineEnd: space.xs,
  borderRadius: '50%',
  border: `3px solid ${color.signal}`,
});
export const amount = style({ fontVariantNumeric: 'tabular-nums' });
export const item = style({
  display: 'none',
  '@media': {
    [media.belowMedium]: {
      flex: '1 1 auto',
      display: 'grid',
      placeItems: 'center',
      minHeight: itemHeight,
      paddingInline: space.xs,
      borderBlockStart: `1px solid ${color.rule}`,
      color: color.lake,
      fontSize: '1rem',
      fontWeight: 650,
      lineHeight: 1.2,
      textAlign: 'center',
      textDecoration: 'none',
      ':hover': { background: color.lakeSoft },
      ':focus-visible': { outlineOffset: '-3px' },
    },
  },
});
/** Always half of the bar or more, so that the other items stay where they are when it changes. */
const last = style({ '@media': { [media.belowMedium]: { flex: '1 0 50%' } } });
/** Instead of the action while the page asks for one itself. */
export const quiet = style([
  last,
  { '@media': { [media.belowMedium]: { borderInlineStart: `1px solid ${color.rule}` } } },
]);
export const action = style([
  last,
  {
    '@media': {
      [media.belowMedium]: {
        background: color.signal,
        color: color.onSignal,
        ':hover': { background: color.ink, color: color.paper },
        ':focus-visible': { outlineColor: color.onSignal },
      },
    },
  },
]);
/** A round button in the corner of larger screens. */
export const chat = style({
  '@media': {
    // What the chat marks on it stands at its corner.
    [media.belowMedium]: { position: 'relative', borderInlineStart: `1px solid ${color.rule}` },
    [media.medium]: {
      position: 'fixed',
      insetInlineEnd: space.xs,
      insetBlockEnd: `calc(${space.m} + var(${bottomBar}, 0px))`,
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
    },
  },
});
