import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { space } = vars;

/** As many links beside each other as there is space for. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.m}`,
});
