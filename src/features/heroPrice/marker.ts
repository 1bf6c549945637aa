/** The attribute of the form with the price, by which the build and tests find it. */
export const heroPriceAttribute = 'data-hero-price';
