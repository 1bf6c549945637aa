import type { Provider } from '../../../data/schema/provider.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a moment in the provider's time zone, as "Thursday, October 9, 2025 at 4:53 a.m."; it ends with a full stop of its own. */
export function formatMoment(
  at: number,
  { locale, timezone: timeZone }: Pick<Provider, 'locale' | 'timezone'>,
): string {
  const key = `${locale} ${timeZone}`;
  // Cached, because creating an `Intl.DateTimeFormat` is slow.
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  formats.set(key, format);
  return format.format(at);
}
