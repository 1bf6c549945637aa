import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, space } = vars;

export const details = styleVariants({
  rows: { borderBlockStart: `2px solid ${color.ink}` },
  columns: {
    display: 'grid',
    gap: `0 ${space.xl}`,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  },
});
export const detail = styleVariants({
  rows: {
    display: 'grid',
    gap: `0 ${space.m}`,
    // No column is narrower than its longest word.
    gridTemplateColumns: 'minmax(min-content, 1fr) minmax(min-content, 2fr)',
    paddingBlock: space.s,
    borderBlockEnd: `1px solid ${color.rule}`,
  },
  columns: { paddingBlock: space.s, borderBlockStart: `1px solid ${color.rule}` },
});
export const label = style({ color: color.muted });
export const value = style({ fontWeight: 600 });
