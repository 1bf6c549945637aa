import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { quote } from '#data/rules/prices/quote.ts';
import { site } from '#scripts/support/builtSite.ts';

/** How the Markdown of a page tells what each plan costs so many people a month, without anything on top. */
export function planPrices(users: number, profileId: string): string[] {
  const plain = { addOnIds: [], includeSetup: false, includeHardware: false, devices: 0 };
  return site.pricing.plans.map(({ id, name }) => {
    const { monthly } = quote({ planId: id, users, profileId, ...plain }, site.pricing);
    return `${name} plan:** ${formatMoney(monthly, site.provider)} per month`;
  });
}
