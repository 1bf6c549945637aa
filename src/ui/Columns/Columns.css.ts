import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { space } = vars;

/** Its width decides how many columns a list inside has. */
export const frame = style({ containerType: 'inline-size' });
export const columns = style({
  display: 'grid',
  gap: `${space.l} ${space.xl}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
// Items of a row have equal height.
globalStyle(`${columns} > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Applies where `count` columns of this many rem fit, with gaps of 2.5rem. A later one wins, so counts ascend. */
const from = (count: number, rem: number) =>
  style({
    '@container': {
      [`(min-width: ${count * rem + (count - 1) * 2.5}rem)`]: {
        gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
      },
    },
  });
const counts = (rem: number) => ({ 2: from(2, rem), 3: from(3, rem), 4: from(4, rem) });
/** Minimum width of a column, and how many of them a list may have. */
export const fit = { narrow: counts(11), medium: counts(14.5), wide: counts(18) };

/** The last of an odd number of items takes the whole of the last row. */
export const lastAcross = style({});
globalStyle(`${lastAcross} > li:last-child`, { gridColumn: '1 / -1' });

/** On phones one row to scroll, in which the next item shows that there is more. */
export const rail = style({
  '@media': {
    [media.phone]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: '82%',
      columnGap: space.l,
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      paddingBlockEnd: space.s,
    },
  },
});
globalStyle(`${rail} > li`, { scrollSnapAlign: 'start', alignContent: 'start' });
globalStyle(`${rail} > li:last-child`, { '@media': { [media.phone]: { gridColumn: 'auto' } } });

/** A main column with a side column from the desktop up. */
export const split = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

/** Items beside each other, wrapping. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  alignItems: 'center',
});
