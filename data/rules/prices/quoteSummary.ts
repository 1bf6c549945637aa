import { formatMoney, type MoneyFormat } from '../money/formatMoney.ts';
import { maxNoteLength } from '../requests/contactLimits.ts';
import type { Messages } from '../schema/messages.ts';
import { fill, fillCount } from '../text/fill.ts';
import type { Quote } from './quote.ts';

/** A quote as a sentence for the start of a message, no longer than the contact form takes a note. `end` introduces the visitor's own words. */
export function quoteSummary(
  quote: Quote,
  money: MoneyFormat,
  texts: Messages['calculator'],
  end: string = `${texts.myQuestion} `,
): string {
  const { plan, compliance, monthly, oneTime } = quote;
  const names = [...quote.addOns, ...quote.oneTimeLines.filter((line) => line.kind === 'add-on')].map(
    ({ name }) => name,
  );
  const hardware = quote.oneTimeLines.find((line) => line.kind === 'hardware');
  const write = (addOns: string) =>
    [
      fillCount(texts.fromCalculator, plan.users, { plan: plan.name, industry: compliance.name }),
      addOns && fill(texts.withAddOns, { addOns }),
      hardware && fillCount(texts.withDevices, hardware.devices),
      fill(texts.monthlyAndOnce, {
        monthly: formatMoney(monthly, money),
        once: formatMoney(oneTime, money),
      }),
      end,
    ]
      .filter(Boolean)
      .join(' ');
  const whole = write(names.join(', '));
  return whole.length <= maxNoteLength ? whole : write(String(names.length)).slice(0, maxNoteLength);
}
