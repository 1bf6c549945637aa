import { style } from '@vanilla-extract/css';
import { stackTables } from '../../styles/stackTables.css.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;
const box = '1.125rem';

/** Each item has an empty box to be ticked on paper. */
export const checklist = style({ display: 'grid', gap: space.s, maxWidth: size.text });
export const check = style({
  position: 'relative',
  paddingInlineStart: `calc(${box} + ${space.s})`,
  breakInside: 'avoid',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.2em',
    width: box,
    height: box,
    border: `2px solid ${color.lake}`,
    background: color.paper,
  },
});
export const tables = style({});
stackTables(tables, '34rem');
