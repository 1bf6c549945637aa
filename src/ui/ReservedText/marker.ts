/** The attribute of every `ReservedText` with its longest text, by which its styles and others find it. */
export const reservedAttribute = 'data-longest';
