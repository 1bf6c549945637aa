/** The most users of a quote: far above any client's, and few enough that all sums stay exact integers. */
export const maxUsers = 10_000;
