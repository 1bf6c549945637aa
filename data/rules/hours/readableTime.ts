/** A time of day such as "18:00" as it is read: "6:00 PM". */
export function readableTime(time: string): string {
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  // Intl puts a narrow no-break space before AM and PM, which not every font has.
  return format.format(new Date(`1970-01-01T${time}Z`)).replace(/\s/, ' ');
}
