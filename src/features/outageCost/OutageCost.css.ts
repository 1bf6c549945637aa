import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, font, fontSize, space } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
globalStyle(`${fields} > :last-child:nth-child(odd)`, {
  '@media': { [media.tablet]: { gridColumn: '1 / -1', maxWidth: 'none' } },
});
export const heading = style({ fontSize: fontSize.h3 });
export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  alignContent: 'start',
  background: color.lakeSoft,
  padding: space.l,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '6.5rem', alignSelf: 'start' } },
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.rule}`,
  fontVariantNumeric: 'tabular-nums',
});
export const sum = style([line, { fontFamily: font.heading, fontSize: fontSize.h4, fontWeight: 740 }]);
