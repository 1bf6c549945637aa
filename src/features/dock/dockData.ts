import { isOpen } from '#data/hours/isOpen.ts';
import type { Hours } from '#data/schema/provider.ts';

/** Data of the dock: part of the shell data, which every page embeds. */
export interface DockData {
  hours: Pick<Hours, 'days' | 'opens' | 'closes'>;
  timezone: string;
  /** Said while the provider is open. */
  open: string;
  /** True at any hour: said in the prerendered page, and while the provider is closed. */
  closed: string;
}

/** What the dock says of the provider's hours at a point in time. */
export function stateAt({ hours, timezone, open, closed }: DockData, at: Date): string {
  return isOpen(hours, timezone, at) ? open : closed;
}
