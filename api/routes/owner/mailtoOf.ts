/** A `mailto:` address. @param to the recipient; without one, the owner chooses */
export function mailtoOf(subject: string, text: string, to = ''): string {
  const encode = (part: string) => encodeURIComponent(part.toWellFormed().replace(/\r?\n/g, '\r\n'));
  // The address is encoded too: it may hold `?` and `&`, which would add headers.
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encode(subject)}&body=${encode(text)}`;
}

/** Characters of lines, as encoded in a `mailto:` address: mail programs take some two thousand in all. */
const maxCharacters = 1500;

/** The first lines that have room in a `mailto:` address, and how many have none. */
export function linesInMail(lines: readonly string[]): { shown: readonly string[]; more: number } {
  let room = maxCharacters;
  const shown: string[] = [];
  for (const line of lines) {
    room -= encodeURIComponent(`${line.toWellFormed()}\r\n`).length;
    if (room < 0) break;
    shown.push(line);
  }
  return { shown, more: lines.length - shown.length };
}
