/** A time of day as labels write it: "6:00 PM" where the day has two halves, "18:00" where it has not. */
export function clockLabel(clock: string, locale: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .formatToParts(new Date(Date.UTC(2000, 0, 1, hour, minute)))
    .map(({ type, value }) => (type === 'dayPeriod' ? value.replaceAll('.', '').toUpperCase() : value))
    .join('')
    .replace(/\s/g, ' ');
}
