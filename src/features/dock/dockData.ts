import { clockLabel } from '#data/rules/hours/clockLabel.ts';
import { openSpan } from '#data/rules/hours/isOpen.ts';
import type { HoursRule } from '#data/rules/schema/hours.ts';
import { fill } from '#data/rules/text/fill.ts';

/** Data of the dock: part of the shell data, which every page embeds. */
export interface DockData {
  hours: HoursRule;
  timezone: string;
  /** Said while the provider is open; `{time}` is when it closes. */
  open: string;
  /** True at any hour: said in the prerendered page, and while the provider is closed. */
  closed: string;
}

/** What the dock says of the provider's hours at a point in time. */
export function stateAt({ hours, timezone, open, closed }: DockData, locale: string, at: Date): string {
  const span = openSpan(hours, timezone, at);
  return span ? fill(open, { time: clockLabel(span.closes, locale) }) : closed;
}
