import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

/** Vertical layout with equal gaps. */
export const stack = styleVariants(vars.space, (gap) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  alignContent: 'start',
}));
