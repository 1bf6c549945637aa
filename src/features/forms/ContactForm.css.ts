import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { size, space } = vars;

/** Tall enough for the undo button, so that nothing shifts when the prefill note appears. */
export const note = style({ display: 'flex', alignItems: 'center', columnGap: space.s, minHeight: size.target });
