/** The server's answer to the price calculator's form, for browsers without JavaScript. */
export const quoteAnswerMessages = {
  /** Where a number cannot be taken: the name of its field, why, and what it was calculated with instead. */
  ignored: '{field}: {reason} This quote is for {used}.',
  back: 'Back to the price calculator',
} as const;
