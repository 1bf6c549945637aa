import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

const { color, size, space } = vars;

/** Nearly as tall as the window, so that content below does not move while results change. */
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  alignContent: 'start',
  minHeight: '80svh',
});
export const note = style({ display: 'grid', gap: space.s, justifyItems: 'start', paddingBlock: space.l });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = style({
  width: size.target,
  height: size.target,
  borderRadius: '50%',
  border: `${size.line} solid ${color.rule}`,
  borderBlockStartColor: color.lake,
  marginBlock: space.l,
  '@media': { [media.motion]: { animation: `${turn} 1s linear infinite` } },
});
