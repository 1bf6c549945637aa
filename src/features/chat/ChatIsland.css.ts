import { styleVariants } from '@vanilla-extract/css';

/** What changes inside moves nothing outside: the browser does not hold the page by it. */
const steady = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflowAnchor: 'none' } as const;

/** The height of the panel, which is there before the panel is. */
export const reserved = styleVariants({
  hero: { ...steady, height: '20rem' },
  /** No higher than what is seen below the header, as on a phone that lies on its side. */
  page: { ...steady, height: 'min(clamp(26rem, 75dvh, 40rem), max(16rem, 100dvh - 6rem))' },
});
