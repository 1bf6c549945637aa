import type { Provider } from '../../../data/schema/provider.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment on the provider's clock, such as "Thursday, October 9, 2025 at 4:53 a.m.": no full stop may follow it. */
export function formatMoment(
  at: number,
  { locale, timezone: timeZone }: Pick<Provider, 'locale' | 'timezone'>,
): string {
  const key = `${locale} ${timeZone}`;
  // Making a format takes longer than all else that a request needs.
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  formats.set(key, format);
  return format.format(at);
}
