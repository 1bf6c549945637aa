/** The calendar day in a time zone at a moment, yyyy-mm-dd. */
export function dayIn(timezone: string, moment: Date): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' }).format(moment);
}

/** The moment that scripts take for now: `SOURCE_DATE_EPOCH` (https://reproducible-builds.org/specs/source-date-epoch/), or the clock's. */
export function presentMoment({ SOURCE_DATE_EPOCH: epoch }: Readonly<Record<string, string | undefined>>): Date {
  return epoch && /^\d{1,11}$/.test(epoch) ? new Date(Number(epoch) * 1000) : new Date();
}

/** Whether visitors see a record on a day, yyyy-mm-dd: it is finished, and its date, if it has one, has come. */
export function isPublished(
  { draft, publishedAt }: { draft?: boolean | undefined; publishedAt?: string | undefined },
  day: string,
): boolean {
  return !draft && (publishedAt === undefined || publishedAt <= day);
}
