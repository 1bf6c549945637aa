/** Number of columns from which a table shows its rows as lists on phones. */
export const leastStacked = 3;
