import { formatMoney, type MoneyFormat } from '#data/money/formatMoney.ts';
import type { Quote } from '#data/plans/quote.ts';

/** What the contact form takes as a note. */
const most = 400;

/** A quote in words, to begin a message with: at most 400 characters, and the visitor's own words go after `end`. */
export function quoteSummary(quote: Quote, money: MoneyFormat, end = 'My question: '): string {
  const { plan, compliance, monthly, oneTime } = quote;
  const names = [...quote.addOns, ...quote.oneTimeLines.filter((line) => line.kind === 'add-on')].map(
    ({ name }) => name,
  );
  const hardware = quote.oneTimeLines.find((line) => line.kind === 'hardware');
  const write = (addOns: string) =>
    [
      `From the price calculator: ${plan.name}, ${plan.users} ${plan.users === 1 ? 'user' : 'users'}, ${compliance.name}.`,
      addOns && `Add-ons: ${addOns}.`,
      hardware && `With ${hardware.devices} ${hardware.devices === 1 ? 'device' : 'devices'}.`,
      `${formatMoney(monthly, money)} per month, ${formatMoney(oneTime, money)} once.`,
      end,
    ]
      .filter(Boolean)
      .join(' ');
  const whole = write(names.join(', '));
  return whole.length <= most ? whole : write(String(names.length)).slice(0, most);
}

/** Where a visitor asks about something: the contact form, with its service chosen and its message begun. */
export function questionLink(service: string, note: string): string {
  return `/contact?service=${encodeURIComponent(service)}&note=${encodeURIComponent(note)}#contact`;
}
