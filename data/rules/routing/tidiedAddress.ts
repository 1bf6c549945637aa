const punctuation = /^[\p{P}\p{S}\s\p{Cf}]$/u;

/**
 * The path that was probably meant by one with capitals or with the punctuation of the sentence that it stood in: "/Pricing." is "/pricing". The
 * same path where there is nothing to tidy, or nothing left. Used by server and browser.
 */
export function tidiedAddress(path: string): string {
  // From the end: a pattern for it would begin anew at each mark in between.
  const characters = [...path.toLowerCase()];
  const last = characters.findLastIndex((character) => !punctuation.test(character));
  return characters.slice(0, last + 1).join('') || path;
}
