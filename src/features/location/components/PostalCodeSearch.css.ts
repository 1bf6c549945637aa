import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/vars.css.ts';

const { space } = vars;

/** The field and its button in one row, what was found in a row of its own. */
export const postalForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10rem) max-content',
  justifyContent: 'start',
  alignItems: 'end',
  columnGap: space.s,
  maxWidth: vars.size.text,
});
export const outcome = style({ gridColumn: '1 / -1', selectors: { '&:not(:empty)': { marginBlockStart: space.s } } });
