/**
 * The path that was probably meant by one with capitals or with the punctuation of the sentence that it stood in: "/Pricing." is "/pricing". The
 * same path where there is nothing to tidy, or nothing left. Used by server and browser.
 */
export function tidiedAddress(path: string): string {
  return path.toLowerCase().replace(/[\p{P}\p{S}\s\p{Cf}]+$/u, '') || path;
}
