/** The letters of a column counted from 1: A for 1, AA for 27. */
export function columnLetters(column: number): string {
  return column > 26
    ? columnLetters(Math.floor((column - 1) / 26)) + columnLetters(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);
}
