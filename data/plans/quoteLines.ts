import { formatMoney, type MoneyFormat } from '../money/formatMoney.ts';
import type { Quote } from './quote.ts';

export interface QuoteLine {
  label: string;
  value: string;
}

/** A quote as lines to read: what was chosen, and what it comes to. A quote that is asked for is shown and sent in these words. */
export function quoteLines(
  { plan, compliance, volumeDiscount, addOns, oneTimeLines, monthly, yearly, oneTime }: Quote,
  money: MoneyFormat,
): QuoteLine[] {
  const write = (cents: number) => formatMoney(cents, money);
  const chosen = [...addOns, ...oneTimeLines.filter((line) => line.kind === 'add-on')].map(({ name }) => name);
  const once = oneTimeLines.flatMap((line) => {
    if (line.kind === 'add-on') return [];
    return line.kind === 'setup'
      ? [`set-up ${write(line.amount)}`]
      : [`${counted(line.devices, 'device')} ${write(line.amount)}`];
  });
  return [
    { label: 'Plan', value: `${plan.name}, ${write(plan.pricePerUser)} per user per month` },
    { label: 'Users', value: counted(plan.users, 'user') },
    { label: 'Industry', value: compliance.name },
    { label: 'Add-ons', value: chosen.join(', ') || 'None' },
    {
      label: 'Volume discount',
      value: volumeDiscount.percent > 0 ? `${Number(volumeDiscount.percent.toFixed(2))}%` : 'None',
    },
    { label: 'Monthly total', value: write(monthly) },
    { label: 'Annual commitment', value: write(yearly) },
    { label: 'One-time costs', value: once.length > 0 ? `${write(oneTime)} (${once.join(', ')})` : write(oneTime) },
  ];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
