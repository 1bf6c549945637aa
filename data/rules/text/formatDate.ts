/** Making a formatter takes a hundred times as long as using it, so each locale has one of each form. */
function formattersOf(options: Intl.DateTimeFormatOptions): (locale: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (locale) => {
    const formatter = made.get(locale) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    made.set(locale, formatter);
    return formatter;
  };
}

const dateFormat = formattersOf({ dateStyle: 'long' });
const monthFormat = formattersOf({ year: 'numeric', month: 'long' });

/** Formats a calendar date (yyyy-mm-dd): "May 10, 2025" in en-CA, in every time zone. */
export function formatDate(date: string, locale: string): string {
  return dateFormat(locale).format(new Date(`${date}T00:00:00Z`));
}

/** Formats a month (yyyy-mm): "May 2025" in en-CA. */
export function formatMonth(month: string, locale: string): string {
  return monthFormat(locale).format(new Date(`${month}-01T00:00:00Z`));
}
