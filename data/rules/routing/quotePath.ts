/** Where the server answers the price calculator's form, for browsers without JavaScript. */
export const quotePath = '/api/quote';
