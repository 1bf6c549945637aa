import { formatMoney, type MoneyFormat } from '../money/formatMoney.ts';
import type { Messages } from '../schema/messages.ts';
import { fill, fillCount } from '../text/fill.ts';
import { percentAbove } from './percentAbove.ts';
import type { Quote } from './quote.ts';

export interface QuoteLine {
  label: string;
  value: string;
}

/** A quote as labelled lines of text. A request for the quote is shown and mailed in the same lines. */
export function quoteLines(
  {
    plan,
    compliance,
    volumeDiscount,
    addOns,
    oneTimeLines,
    monthly,
    yearly,
    paidYearly,
    oneTime,
    annualSavings,
  }: Quote,
  money: MoneyFormat & { annualDiscountPercent: number },
  texts: Messages['quoteLines'],
): QuoteLine[] {
  const format = (cents: number) => formatMoney(cents, money);
  const percent = percentAbove(compliance.multiplier);
  const addOnNames = [...addOns, ...oneTimeLines.filter((line) => line.kind === 'add-on')].map(({ name }) => name);
  const oneTimeItems = oneTimeLines.flatMap((line) => {
    if (line.kind === 'add-on') return [];
    return line.kind === 'setup'
      ? [fill(texts.setup, { amount: format(line.amount) })]
      : [fillCount(texts.devices, line.devices, { amount: format(line.amount) })];
  });
  return [
    { label: texts.plan, value: fill(texts.planPrice, { plan: plan.name, price: format(plan.pricePerUser) }) },
    { label: texts.users, value: fillCount(texts.usersCount, plan.users) },
    {
      label: texts.industry,
      value: fill(percent > 0 ? texts.industryMore : percent < 0 ? texts.industryLess : texts.industryOnly, {
        industry: compliance.name,
        percent: Math.abs(percent),
      }),
    },
    { label: texts.addOns, value: addOnNames.join(', ') || texts.none },
    {
      label: texts.volumeDiscount,
      value:
        volumeDiscount.percent > 0
          ? fill(texts.percent, { percent: Number(volumeDiscount.percent.toFixed(2)) })
          : texts.none,
    },
    { label: texts.monthlyTotal, value: format(monthly) },
    { label: fill(texts.annualCommitment, { percent: money.annualDiscountPercent }), value: format(yearly) },
    ...(paidYearly.saving > 0
      ? [
          {
            label: texts.paidYearly,
            value: fill(texts.paidYearlyAmount, {
              amount: format(paidYearly.amount),
              saving: format(paidYearly.saving),
            }),
          },
        ]
      : []),
    ...(annualSavings > 0 ? [{ label: texts.annualSavings, value: format(annualSavings) }] : []),
    {
      label: texts.oneTimeCosts,
      value:
        oneTimeItems.length > 0
          ? fill(texts.oneTimeItems, { amount: format(oneTime), items: oneTimeItems.join(', ') })
          : format(oneTime),
    },
  ];
}
