/** What is said where a part of a page could not be loaded. Apart from the part's own messages, which came with it. */
export const loadingMessages = {
  calculatorFailed: "The calculator couldn't be loaded.",
  loadAgain: 'Load the page again',
} as const;
