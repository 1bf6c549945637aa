/** Formats a calendar date (yyyy-mm-dd): "May 10, 2025" in en-CA, in every time zone. */
export function formatDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
