import { style } from '@vanilla-extract/css';
import { chip } from '../../ui/ChipLinks/ChipLinks.css.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, space } = vars;

export const controls = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });
/** Height of the search, reserved by `filter` in GlossaryPage.css.ts before it is loaded. */
export const searchHeight = '7.5rem';
export const search = style({
  minHeight: searchHeight,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  alignContent: 'start',
});
export const category = style([
  chip,
  {
    selectors: { '&[aria-pressed="true"]': { background: color.lake, color: color.onLake } },
  },
]);
