/** How an article's cover is shown: as wide as its text. */
export const coverLayout = { sizes: '(min-width: 56rem) 52rem, 94vw' } as const;
