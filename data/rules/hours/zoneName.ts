/** A time zone as people say it: "Eastern Time" for an IANA name. Throws RangeError for an unknown zone. */
export function zoneName(timeZone: string, locale: string, at: Date | number = 0): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
