import { styleVariants } from '@vanilla-extract/css';

/** The height of the panel, which is there before the panel is. */
export const reserved = styleVariants({
  hero: { display: 'grid', height: '20rem', gridTemplateColumns: 'minmax(0, 1fr)' },
  page: { display: 'grid', height: 'clamp(26rem, 75dvh, 40rem)', gridTemplateColumns: 'minmax(0, 1fr)' },
});
