import { style } from '@vanilla-extract/css';

/** Hides text visually, and keeps it for screen readers and search engines. */
export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
