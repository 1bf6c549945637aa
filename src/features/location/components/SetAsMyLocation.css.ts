import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/vars.css.ts';

/** Reserves the height of one control. */
export const slot = style({ display: 'flex', alignItems: 'center', minHeight: vars.size.target });
