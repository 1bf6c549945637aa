import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, space } = vars;

export const rows = style({
  display: 'grid',
  columnGap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Positioned, because its link covers it. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.s,
  alignItems: 'start',
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${color.rule}`,
});
export const title = style({ fontSize: fontSize.h4, lineHeight: 1.35 });
export const summaryText = style({ fontSize: fontSize.fact, lineHeight: 1.4, color: color.muted, textWrap: 'pretty' });
export const arrow = style({ color: color.lake, alignSelf: 'center' });
