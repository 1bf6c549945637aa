import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, space } = vars;

export const articlesList = style({ display: 'grid', alignContent: 'start' });
/** A small picture beside title and category; with room, the excerpt below the two. */
export const article = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: `${space.xs} ${space.m}`,
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${color.rule}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
});
export const thumbnail = style({ '@media': { [media.tablet]: { gridRow: 'span 2' } } });
export const words = style({ display: 'grid', gap: space.xxs, alignContent: 'start' });
export const articleTitle = style({ fontSize: fontSize.h4 });
export const teaser = style({
  display: 'none',
  fontSize: fontSize.fact,
  lineHeight: 1.45,
  '@media': { [media.tablet]: { display: 'block' } },
});
