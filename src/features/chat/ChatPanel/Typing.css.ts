import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

const { color, space } = vars;

const run = keyframes({ from: { transform: 'translateX(0)' }, to: { transform: 'translateX(2.25rem)' } });

export const typing = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  color: color.muted,
  fontSize: vars.fontSize.small,
});
export const stations = style({
  position: 'relative',
  flex: 'none',
  width: '3rem',
  height: '0.75rem',
  display: 'flex',
  justifyContent: 'space-between',
  backgroundImage: `linear-gradient(${color.lake}, ${color.lake})`,
  backgroundSize: '100% 0.1875rem',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
});
export const station = style({
  width: '0.75rem',
  height: '0.75rem',
  borderRadius: '50%',
  border: `0.1875rem solid ${color.lake}`,
  background: color.raised,
});
export const train = style({
  position: 'absolute',
  inset: '0.1875rem auto auto 0.1875rem',
  width: '0.375rem',
  height: '0.375rem',
  borderRadius: '50%',
  background: color.signal,
  '@media': { [media.motion]: { animation: `${run} 900ms ease-in-out infinite alternate` } },
});
