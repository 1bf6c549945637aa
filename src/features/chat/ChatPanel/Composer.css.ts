import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/vars.css.ts';
import { control } from '../../../ui/Field/Field.css.ts';
import { unscripted } from '../ContactLinks/ContactLinks.css.ts';

const { space } = vars;

export const form = style({
  gridArea: '2 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: space.s,
  selectors: { [unscripted]: { visibility: 'hidden' } },
});
/** Grows with its content, up to four lines. */
export const input = style([
  control,
  {
    minWidth: 0,
    flex: '1',
    resize: 'none',
    lineHeight: 1.4,
    maxHeight: '7rem',
    ...{ fieldSizing: 'content' },
    ':disabled': { opacity: 0.6 },
  },
]);
/** Takes no room while it is empty. */
export const length = style({ flex: '1 0 100%' });
export const send = style({
  paddingInline: space.m,
  flex: 'none',
  ':disabled': { opacity: 0.6, cursor: 'default', textDecoration: 'none' },
});
