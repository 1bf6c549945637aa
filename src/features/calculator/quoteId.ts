/** Anchor of the calculator's sum, which takes the focus where an address names it. */
export const quoteId = 'quote';
