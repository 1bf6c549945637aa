import { initialDevices } from '#data/plans/initialDevices.ts';
import { maxDevices } from '#data/plans/maxDevices.ts';
import type { QuoteInput, QuotePrices } from '#data/plans/quote.ts';

/** The visitor's input in the calculator. */
export interface Choice {
  planId: string;
  users: number;
  /** A profile's `id`; undefined until the visitor chooses one, and then suggested from the location. */
  industry: string | undefined;
  /** In the order of `calculatorAddOns`. */
  addOnIds: readonly string[];
  includeSetup: boolean;
  includeHardware: boolean;
  /** Undefined until the visitor enters a number, and then derived from the users. */
  devices: number | undefined;
}

/** Largest number of users that can be typed: far above any client's, and small enough that all sums stay exact integers. */
export const usersLimit = 10_000;

export function defaultChoice({ calculator }: QuotePrices): Choice {
  return {
    planId: calculator.plan,
    users: calculator.users,
    industry: undefined,
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
export function withPlan(choice: Choice, planId: string, prices: QuotePrices): Choice {
  return { ...choice, planId, users: Math.max(choice.users, minUsersOf(planId, prices)) };
}

/** Adds or removes an add-on. */
export function withAddOn(
  choice: Choice,
  addOnId: string,
  included: boolean,
  { calculatorAddOns }: QuotePrices,
): Choice {
  const ids = calculatorAddOns
    .map(({ id }) => id)
    .filter((id) => (id === addOnId ? included : choice.addOnIds.includes(id)));
  return { ...choice, addOnIds: ids };
}

export function isSame(one: Choice, other: Choice): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The number of devices: the visitor's, or else one derived from the users; limited to what the number of users allows. */
export function devicesOf({ users, devices }: Choice, { calculator }: QuotePrices): number {
  return Math.min(devices ?? initialDevices(users, calculator), maxDevices(users));
}

/** The input of the price calculation: the choice with defaults for what the visitor left open. */
export function quoteInput(choice: Choice, profileId: string, prices: QuotePrices): QuoteInput {
  const { planId, users, addOnIds, includeSetup, includeHardware } = choice;
  return { planId, users, profileId, addOnIds, includeSetup, includeHardware, devices: devicesOf(choice, prices) };
}
