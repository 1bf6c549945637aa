import type { Provider } from '../schema/provider.ts';

/** The provider's fields that determine how amounts are formatted. */
export type MoneyFormat = Pick<Provider, 'locale' | 'currency'>;

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount in cents: "$150" for whole dollars, "$1,234.50" otherwise.
 * @throws RangeError for an amount that is not a whole number of cents.
 */
export function formatMoney(cents: number, { locale, currency }: MoneyFormat): string {
  if (!Number.isInteger(cents)) throw new RangeError(`An amount must be in whole cents, not ${cents}.`);
  const key = `${locale} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    });
    formatters.set(key, formatter);
  }
  return formatter.format(cents / 100);
}
