import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, font, fontSize, space } = vars;

/** A row for each plan on small screens, a column for each on desktop and wider, with names, prices and texts aligned. */
export const plansList = style({
  display: 'grid',
  columnGap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridTemplateRows: 'auto auto auto',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});
export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.xxs,
  alignContent: 'start',
  borderBlockStart: `2px solid ${color.ink}`,
  paddingBlock: space.xs,
  '@media': { [media.desktop]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
});
export const planName = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const planPrice = style({ fontSize: fontSize.fact });
export const amount = style({
  fontFamily: font.heading,
  fontSize: fontSize.h2,
  fontWeight: 740,
  letterSpacing: '-0.025em',
  lineHeight: 1.15,
});
export const about = style({ fontSize: fontSize.fact, lineHeight: 1.45, color: color.muted });
/** Where there is room for it: on a phone the price is enough. */
export const description = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } });
