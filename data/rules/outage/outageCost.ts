import { percentOf } from '../money/percentOf.ts';
import type { OutageFieldName } from './outageFields.ts';

/** What was given, by field; amounts in cents, the time in hours. */
export type OutageValues = Readonly<Record<OutageFieldName, number>>;

/** What an outage costs, in whole cents. */
export interface OutageCost {
  /** Pay for work that stands still, in an hour. */
  work: number;
  /** Sales that do not come back, in an hour. */
  sales: number;
  hour: number;
  hours: number;
  recovery: number;
  /** The whole outage: its hours, and what it costs to get back to work. */
  total: number;
}

export function outageCost({ people, wage, idle, sales, lost, hours, recovery }: OutageValues): OutageCost {
  const work = percentOf(people * wage, idle);
  const lostSales = percentOf(sales, lost);
  const hour = work + lostSales;
  return { work, sales: lostSales, hour, hours, recovery, total: Math.round(hour * hours) + recovery };
}
