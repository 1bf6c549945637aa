/** How wide an article's cover is shown: as its text is. */
export const coverSizes = '(min-width: 56rem) 52rem, 94vw';
