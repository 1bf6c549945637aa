import { initialDevices } from './initialDevices.ts';
import { maxDevices } from './maxDevices.ts';
import type { QuoteInput, QuotePrices } from './quote.ts';

/** What the visitor has selected in the calculator. */
export interface Selection {
  planId: string;
  users: number;
  /** Id of a pricing profile; undefined until the visitor chooses one, and until then suggested from the location. */
  profileId: string | undefined;
  /** In the order of `calculatorAddOns`. */
  addOnIds: readonly string[];
  includeSetup: boolean;
  includeHardware: boolean;
  /** Undefined until the visitor enters a number, and until then derived from the users. */
  devices: number | undefined;
}

export function defaultSelection({ calculator }: QuotePrices): Selection {
  return {
    planId: calculator.plan,
    users: calculator.users,
    profileId: undefined,
    addOnIds: [],
    includeSetup: true,
    includeHardware: false,
    devices: undefined,
  };
}

/** The minimum number of users of a plan. */
export function minUsersOf(planId: string, { plans }: QuotePrices): number {
  return plans.find(({ id }) => id === planId)?.minUsers ?? 1;
}

/** Changes the plan, and raises the users to its minimum. */
export function withPlan(selection: Selection, planId: string, prices: QuotePrices): Selection {
  return { ...selection, planId, users: Math.max(selection.users, minUsersOf(planId, prices)) };
}

/** Adds or removes an add-on. */
export function withAddOn(
  selection: Selection,
  addOnId: string,
  included: boolean,
  { calculatorAddOns }: QuotePrices,
): Selection {
  const ids = calculatorAddOns
    .map(({ id }) => id)
    .filter((id) => (id === addOnId ? included : selection.addOnIds.includes(id)));
  return { ...selection, addOnIds: ids };
}

export function isSameSelection(one: Selection, other: Selection): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The number of devices: the visitor's, or else one derived from the users; limited to what the number of users allows. */
export function devicesOf({ users, devices }: Selection, { calculator }: QuotePrices): number {
  return Math.min(devices ?? initialDevices(users, calculator), maxDevices(users));
}

/** The input of the price calculation: the selection with defaults for what the visitor left open. */
export function quoteInput(selection: Selection, profileId: string, prices: QuotePrices): QuoteInput {
  const { planId, users, addOnIds, includeSetup, includeHardware } = selection;
  return { planId, users, profileId, addOnIds, includeSetup, includeHardware, devices: devicesOf(selection, prices) };
}
