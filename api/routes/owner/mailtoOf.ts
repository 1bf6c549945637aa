/** A `mailto:` address without a recipient, whom the owner chooses. */
export function mailtoOf(subject: string, text: string): string {
  const encode = (part: string) => encodeURIComponent(part.toWellFormed().replace(/\n/g, '\r\n'));
  return `mailto:?subject=${encode(subject)}&body=${encode(text)}`;
}
