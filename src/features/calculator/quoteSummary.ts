import { formatMoney, type MoneyFormat } from '#data/money/formatMoney.ts';
import type { Quote } from '#data/plans/quote.ts';
import { calculatorMessages } from '#data/messages/calculator.ts';
import { fill, fillCount } from '#data/text/fill.ts';

/** Longest note that the contact form accepts, in characters (`maxNoteLength` in forms/controller/prefill.ts). */
const maxLength = 400;

/** A quote as a sentence for the start of a message, at most 400 characters. `end` introduces the visitor's own words. */
export function quoteSummary(
  quote: Quote,
  money: MoneyFormat,
  end: string = `${calculatorMessages.myQuestion} `,
): string {
  const { plan, compliance, monthly, oneTime } = quote;
  const names = [...quote.addOns, ...quote.oneTimeLines.filter((line) => line.kind === 'add-on')].map(
    ({ name }) => name,
  );
  const hardware = quote.oneTimeLines.find((line) => line.kind === 'hardware');
  const write = (addOns: string) =>
    [
      fillCount(calculatorMessages.fromCalculator, plan.users, { plan: plan.name, industry: compliance.name }),
      addOns && fill(calculatorMessages.withAddOns, { addOns }),
      hardware && fillCount(calculatorMessages.withDevices, hardware.devices),
      fill(calculatorMessages.monthlyAndOnce, {
        monthly: formatMoney(monthly, money),
        once: formatMoney(oneTime, money),
      }),
      end,
    ]
      .filter(Boolean)
      .join(' ');
  const whole = write(names.join(', '));
  return whole.length <= maxLength ? whole : write(String(names.length)).slice(0, maxLength);
}

/** Address of the contact form with the service selected and the message prefilled. */
export function questionLink(service: string, note: string): string {
  return `/contact?service=${encodeURIComponent(service)}&note=${encodeURIComponent(note)}#contact`;
}
