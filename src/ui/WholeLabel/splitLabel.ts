/** A label as what is before its shown part, that part, and what is after. All of it is shown where it lacks that part. */
export function splitLabel(shown: string, whole: string): [before: string, shown: string, after: string] {
  const at = whole.indexOf(shown);
  return at < 0 ? ['', whole, ''] : [whole.slice(0, at), shown, whole.slice(at + shown.length)];
}
