import { styleVariants } from '@vanilla-extract/css';

/** Scroll anchoring is off, because messages are added inside without changing the panel's height. */
const steady = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflowAnchor: 'none' } as const;

/** The height of the panel, set on its container so that nothing shifts when the panel is hydrated. */
export const reserved = styleVariants({
  hero: { ...steady, height: '20rem' },
  /** No higher than the space below the header, for phones in landscape. */
  page: { ...steady, height: 'min(clamp(26rem, 75dvh, 40rem), max(16rem, 100dvh - 6rem))' },
});
