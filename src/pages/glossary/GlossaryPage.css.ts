import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';
import { searchHeight } from './GlossaryFilter.css.ts';

const { color, fontSize, size, space } = vars;

export const group = style({
  display: 'grid',
  gap: space.m,
  paddingBlockEnd: space.l,
  scrollMarginBlockStart: space.m,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const terms = style({ borderBlockStart: `3px solid ${color.lake}` });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${color.rule}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: space.xl } },
  selectors: { '&[hidden]': { display: 'none' }, '&:target': { background: color.lakeSoft } },
});
export const term = style({ fontSize: fontSize.h4, fontWeight: 650 });
export const definition = style({ maxWidth: size.text });
/** Reserves the height of the search, which is added below the categories after hydration. */
export const filter = style({
  paddingBlockEnd: `calc(${space.m} + ${searchHeight})`,
  selectors: { '&:has([data-scripted])': { paddingBlockEnd: 0 } },
  '@media': { [media.noScript]: { paddingBlockEnd: 0 } },
});
