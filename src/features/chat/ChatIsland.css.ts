import { styleVariants } from '@vanilla-extract/css';

/** What changes inside moves nothing outside: the browser does not hold the page by it. */
const steady = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflowAnchor: 'none' } as const;

/** The height of the panel, which is there before the panel is. */
export const reserved = styleVariants({
  hero: { ...steady, height: '20rem' },
  page: { ...steady, height: 'clamp(26rem, 75dvh, 40rem)' },
});
