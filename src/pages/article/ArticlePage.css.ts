import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { stackTables } from '../../styles/stackTables.css.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

export const article = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });
stackTables(article, '32rem');
export const title = style({ maxWidth: '52rem' });
export const cover = style({ maxWidth: '52rem', '@media': { [media.print]: { maxWidth: '24rem' } } });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.l,
  rowGap: space.xxs,
  color: color.muted,
  fontSize: fontSize.small,
});

/** From the desktop up the contents stand beside the text and stay in view. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: `15rem minmax(0, ${size.text})`, columnGap: space.xxl } },
});
export const contents = style({
  display: 'grid',
  gap: space.s,
  alignSelf: 'start',
  paddingInlineStart: space.m,
  borderInlineStart: `3px solid ${color.lake}`,
  fontSize: fontSize.small,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '6rem' }, [media.print]: { display: 'none' } },
});
export const contentsHeading = style({ fontSize: fontSize.h4 });
export const contentsList = style({ display: 'grid', gap: space.xs });

export const sources = style({
  display: 'grid',
  gap: space.s,
  maxWidth: '52rem',
  paddingBlockStart: space.m,
  borderBlockStart: `1px solid ${color.rule}`,
  fontSize: fontSize.small,
});
export const sourceList = style({ display: 'grid', gap: space.xs });

export const share = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  alignItems: 'center',
  fontSize: fontSize.small,
  '@media': { [media.print]: { display: 'none' } },
});
export const shareLink = style({ minHeight: size.target, display: 'inline-flex', alignItems: 'center' });
/** One press marks the whole address, ready to be copied. */
export const shareAddress = style({ userSelect: 'all', color: color.muted, overflowWrap: 'anywhere' });
