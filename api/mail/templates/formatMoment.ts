import type { Provider } from '../../../data/rules/schema/provider.ts';

const formats = new Map<string, { format: Intl.DateTimeFormat; last?: { minute: number; text: string } }>();
const minuteMs = 60_000;

/** Formats a moment in the provider's time zone, as "Thursday, October 9, 2025 at 4:53 a.m."; it ends with a full stop of its own. */
export function formatMoment(
  at: number,
  { locale, timezone: timeZone }: Pick<Provider, 'locale' | 'timezone'>,
): string {
  const key = `${locale} ${timeZone}`;
  // Kept, because making a format is slow; and the last text, because formatting is a twentieth of the work for a request.
  const known = formats.get(key) ?? {
    format: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }),
  };
  formats.set(key, known);
  const minute = Math.floor(at / minuteMs);
  if (known.last?.minute !== minute) known.last = { minute, text: known.format.format(at) };
  return known.last.text;
}
