import { formatMoney } from '#data/rules/money/formatMoney.ts';
import type { Site } from '#data/rules/schema/site.ts';

/** One row a plan: its name, its price, the hours of its help desk and its response time. */
export function planRows({ pricing, provider }: Site): string[][] {
  return pricing.plans.map(({ name, basePrice, helpDeskHours, responseTime }) => [
    name,
    formatMoney(basePrice, provider),
    helpDeskHours,
    responseTime,
  ]);
}
