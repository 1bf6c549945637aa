import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { space } = vars;

/** As many columns as fit, each at least this wide. */
export const columns = styleVariants({ narrow: '12rem', medium: '16rem', wide: '22rem' }, (minWidth) => ({
  display: 'grid',
  gap: `${space.l} ${space.xl}`,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}), 1fr))`,
  listStyle: 'none',
  padding: 0,
}));

// Items of a row have equal height.
for (const list of Object.values(columns))
  globalStyle(`${list} > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

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
  listStyle: 'none',
  padding: 0,
});
