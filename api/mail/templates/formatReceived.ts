import type { Provider } from '../../../data/schema/provider.ts';
import type { Moment } from '../../db/tables.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** When something was received, on the provider's clock. */
export function formatReceived(at: Moment, { locale, timezone }: Pick<Provider, 'locale' | 'timezone'>): string {
  // Making a format takes longer than all else that a request needs.
  const key = `${locale} ${timezone}`;
  const known = formats.get(key);
  const format =
    known ?? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: timezone });
  formats.set(key, format);
  return format.format(at);
}
