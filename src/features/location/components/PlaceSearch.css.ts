import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/vars.css.ts';

const { space } = vars;

/** The field and its button in one row, what was found in a row of its own. */
export const searchForm = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: space.s,
  maxWidth: vars.size.text,
});
globalStyle(`${searchForm} > div`, { flex: '0 1 18rem' });
export const outcome = style({
  flex: '0 0 100%',
  selectors: { '&:not(:empty)': { marginBlockStart: space.s } },
});
