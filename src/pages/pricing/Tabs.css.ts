import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

export const bar = style({
  paddingInline: space.m,
  borderBlockEnd: `3px solid ${color.lake}`,
  '@media': { [media.print]: { display: 'none' } },
});
export const list = style({ maxWidth: size.page, marginInline: 'auto', display: 'flex', gap: space.xs });
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  paddingInline: space.s,
  borderRadius: `${size.radius} ${size.radius} 0 0`,
  border: `2px solid ${color.rule}`,
  borderBlockEnd: 0,
  background: color.raised,
  color: color.lake,
  fontWeight: 650,
  textDecoration: 'none',
  lineHeight: 1.2,
  ':hover': { textDecoration: 'underline' },
  selectors: { '&[aria-selected="true"]': { background: color.lake, borderColor: color.lake, color: color.onLake } },
});

export const panels = style({});
export const panel = style({
  // Keeps the tabs above the panel visible when an anchor scrolls to it.
  scrollMarginBlockStart: '9rem',
  '@media': {
    // Before hydration, `:target` selects the panel. Without JavaScript, all panels are shown.
    [media.script]: {
      selectors: {
        [`${panels}:not([data-live]) > &:not(:first-of-type, :target)`]: { display: 'none' },
        [`${panels}:not([data-live]):has(> :target:not(:first-of-type)) > &:first-of-type`]: { display: 'none' },
      },
    },
  },
});
