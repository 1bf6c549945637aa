import { style, styleVariants } from '@vanilla-extract/css';

const base = style({
  display: 'block',
  width: '1.5rem',
  height: '1.5rem',
  margin: 'auto',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const arrow = styleVariants({ right: '0deg', left: '180deg' }, (turn) => [
  base,
  { transform: `rotate(${turn})` },
]);
