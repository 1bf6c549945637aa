import { formatMoney, type MoneyFormat } from '../money/formatMoney.ts';
import type { Quote } from './quote.ts';

export interface QuoteLine {
  label: string;
  value: string;
}

/** A quote as labelled lines of text. A request for the quote is shown and mailed in the same lines. */
export function quoteLines(
  { plan, compliance, volumeDiscount, addOns, oneTimeLines, monthly, yearly, oneTime }: Quote,
  money: MoneyFormat,
): QuoteLine[] {
  const format = (cents: number) => formatMoney(cents, money);
  const addOnNames = [...addOns, ...oneTimeLines.filter((line) => line.kind === 'add-on')].map(({ name }) => name);
  const oneTimeItems = oneTimeLines.flatMap((line) => {
    if (line.kind === 'add-on') return [];
    return line.kind === 'setup'
      ? [`set-up ${format(line.amount)}`]
      : [`${pluralize(line.devices, 'device')} ${format(line.amount)}`];
  });
  return [
    { label: 'Plan', value: `${plan.name}, ${format(plan.pricePerUser)} per user per month` },
    { label: 'Users', value: pluralize(plan.users, 'user') },
    { label: 'Industry', value: compliance.name },
    { label: 'Add-ons', value: addOnNames.join(', ') || 'None' },
    {
      label: 'Volume discount',
      value: volumeDiscount.percent > 0 ? `${Number(volumeDiscount.percent.toFixed(2))}%` : 'None',
    },
    { label: 'Monthly total', value: format(monthly) },
    { label: 'Annual commitment', value: format(yearly) },
    {
      label: 'One-time costs',
      value: oneTimeItems.length > 0 ? `${format(oneTime)} (${oneTimeItems.join(', ')})` : format(oneTime),
    },
  ];
}

function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
