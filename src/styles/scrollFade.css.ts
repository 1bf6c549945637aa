import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';

const fade = keyframes({ from: { maskImage: 'linear-gradient(to left, transparent, #000 2.5rem)' } });

/**
 * Scrolls horizontally, and fades at its end until it is scrolled all the way: the animation is driven by the scroll
 * position. With nothing to scroll, with reduced motion, or in a browser without such animations, there is no fade.
 */
export const scrollFade: StyleRule = {
  overflowX: 'auto',
  '@media': {
    [media.print]: { overflow: 'visible' },
    [media.motion]: {
      animationName: fade,
      animationTimingFunction: 'step-end',
      animationTimeline: 'scroll(self inline)',
    },
  },
};
