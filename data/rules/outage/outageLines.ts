import { formatMoney, type MoneyFormat } from '../money/formatMoney.ts';
import type { Messages } from '../schema/messages.ts';
import { fillCount } from '../text/fill.ts';
import type { OutageCost } from './outageCost.ts';

export interface OutageLine {
  id: 'work' | 'sales' | 'hour' | 'recovery' | 'total';
  label: string;
  value: string;
}

/** The result in words, line by line; the page and the server's answer say the same. */
export function outageLines(
  cost: OutageCost,
  money: MoneyFormat,
  { work, sales, hour, recovery, total }: Messages['tools']['outage'],
): OutageLine[] {
  const line = (id: OutageLine['id'], label: string, cents: number) => ({
    id,
    label,
    value: formatMoney(cents, money),
  });
  return [
    line('work', work, cost.work),
    line('sales', sales, cost.sales),
    line('hour', hour, cost.hour),
    line('recovery', recovery, cost.recovery),
    line('total', fillCount(total, cost.hours), cost.total),
  ];
}
