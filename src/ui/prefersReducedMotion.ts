import { media } from '../styles/media.ts';

/** Whether the visitor asked for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia(media.reducedMotion).matches;
}
