import { globalStyle, style } from '@vanilla-extract/css';
import { heroPadding } from '../../ui/Block/Block.css.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

/** Low, so that a phone's first screen has room for the headline, the price and the action. */
const stripHeight = '3.5rem';

/** A strip over the full width above the text; from the desktop up, beside and behind the text to the right edge of the window. */
export const map = style({
  position: 'relative',
  width: '100vw',
  height: stripHeight,
  marginInlineStart: `calc(-1 * (${space.m} + ${size.stationGap}))`,
  marginBlock: `calc(-1 * ${heroPadding.start}) calc(-1 * ${space.m})`,
  '@media': {
    [media.tablet]: { height: '11rem' },
    [media.print]: { display: 'none' },
    [media.desktop]: {
      position: 'absolute',
      width: 'auto',
      height: 'auto',
      margin: 0,
      insetBlock: `calc(-1 * ${heroPadding.start}) calc(-1 * ${heroPadding.end})`,
      insetInline: '46% calc(50% - 50vw)',
    },
  },
});
export const canvas = style({
  height: '100%',
  overflow: 'clip',
  display: 'grid',
  alignContent: 'center',
  background: color.paper,
  '@media': {
    [media.desktop]: { background: 'none', maskImage: 'linear-gradient(to right, transparent, #000 4%)' },
  },
});
globalStyle(`${canvas} > svg`, { '@media': { [media.desktop]: { width: '104%', height: '100%', maxWidth: 'none' } } });
/** Positioned, because the map behind it is. */
export const layout = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  '@media': {
    [media.tablet]: { gap: space.l },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 34rem) minmax(0, 24rem)',
      justifyContent: 'space-between',
      columnGap: space.xl,
    },
  },
});
/** Text and substance in columns of almost equal weight. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 28rem)', columnGap: space.xxl },
  },
});
export const beside = style({
  display: 'grid',
  gap: space.m,
  alignContent: 'start',
});
export const copy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  alignContent: 'start',
  '@media': { [media.tablet]: { gap: space.m } },
});
export const panel = style({ minWidth: 0, '@media': { [media.desktop]: { alignSelf: 'end' } } });
/**
 * To the end of the window, but for one that is taller than most, so that what comes late right after the first section moves
 * nothing in sight. Less what is above and below: header, breadcrumbs and padding.
 */
globalStyle(`${layout}:has(> ${panel})`, {
  '@media': { [media.desktop]: { minHeight: 'calc(min(100svh, 72rem) - 11.6rem)' }, [media.print]: { minHeight: 0 } },
});
globalStyle(`${copy} > h1`, { fontSize: 'clamp(1.625rem, 1.1rem + 3vw, 3.5rem)', maxWidth: '17em' });
globalStyle(`${copy} > h1 + p`, { fontSize: `clamp(1rem, 0.9rem + 0.5vw, 1.25rem)`, lineHeight: 1.45 });
// On a phone the price and the actions come before the introduction and whatever else there is: its first screen has no room for all.
globalStyle(`${layout}:has(> ${panel}) > ${copy}`, { '@media': { [media.phone]: { display: 'contents' } } });
globalStyle(`${panel}`, { '@media': { [media.phone]: { order: 1 } } });
globalStyle(`${copy}:has(> form) > h1 + p`, { '@media': { [media.phone]: { order: 2 } } });
globalStyle(`${copy} > form + * ~ *`, { '@media': { [media.phone]: { order: 3 } } });
/** In the upper left corner of the strip on a phone, otherwise above the heading. */
export const overStrip = style({
  position: 'absolute',
  insetBlockStart: `calc(${space.xxs} - ${stripHeight})`,
  '@media': { [media.tablet]: { position: 'static' } },
});
