import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

export const list = style({ borderBlockStart: `3px solid ${color.lake}` });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gridTemplateAreas: '"picture facts" "story story"',
  columnGap: space.m,
  rowGap: space.s,
  paddingBlock: space.l,
  borderBlockEnd: `1px solid ${color.rule}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '16rem minmax(0, 1fr)',
      gridTemplateAreas: '"picture facts" "picture story"',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.xl,
    },
  },
});
export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  rowGap: space.xxs,
  alignContent: 'center',
  color: color.muted,
  fontSize: fontSize.small,
});
export const picture = style({ gridArea: 'picture' });
export const category = style({ color: color.lake, fontWeight: 650 });
export const story = style({ gridArea: 'story', display: 'grid', gap: space.xs, maxWidth: size.text });
export const title = style({ color: color.ink });
