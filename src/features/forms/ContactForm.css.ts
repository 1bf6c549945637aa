import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { size, space } = vars;

/** As tall with a button in it as without: nothing moves when fields have been filled in. */
export const opening = style({ display: 'flex', alignItems: 'center', columnGap: space.s, minHeight: size.target });
