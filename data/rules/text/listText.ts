const formats = new Map<string, Intl.ListFormat>();

/** Joins items as a sentence does: "a, b, and c". */
export function listText(items: Iterable<string>, locale: string): string {
  const format = formats.get(locale) ?? new Intl.ListFormat(locale);
  formats.set(locale, format);
  return format.format(items);
}
