import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/vars.css.ts';

/** As high as one control, whether there is one or not. */
export const mine = style({ display: 'flex', alignItems: 'center', minHeight: vars.size.target });
