import { initialDevices } from '#data/plans/initialDevices.ts';
import { maxDevices } from '#data/plans/maxDevices.ts';
import type { QuoteInput, QuotePrices } from '#data/plans/quote.ts';

/** What a visitor has chosen in the calculator. */
export interface Choice {
  planId: string;
  users: number;
  /** A profile's `industryId`; undefined until the visitor chooses one: the calculator then guesses. */
  industry: string | undefined;
  /** In the order of the price list. */
  addOnIds: readonly string[];
  includeSetup: boolean;
  includeHardware: boolean;
  /** Undefined until the visitor chooses a number: it then follows the users. */
  devices: number | undefined;
}

/** The most users that can be typed: far beyond any client, and small enough for every sum to be exact. */
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

/** The fewest users a plan takes. */
export function minUsersOf(planId: string, { plans }: QuotePrices): number {
  return plans.find(({ id }) => id === planId)?.minUsers ?? 1;
}

/** A choice with another plan. One for larger teams raises the users to its minimum. */
export function withPlan(choice: Choice, planId: string, prices: QuotePrices): Choice {
  return { ...choice, planId, users: Math.max(choice.users, minUsersOf(planId, prices)) };
}

/** A choice with an add-on taken in or out. */
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

/** How many devices a choice comes to: the visitor's number while the users allow it, otherwise what they suggest. */
export function devicesOf({ users, devices }: Choice, { calculator }: QuotePrices): number {
  return Math.min(devices ?? initialDevices(users, calculator), maxDevices(users));
}

/** What is to be priced: a choice with everything filled in that the visitor left open. */
export function quoteInput(choice: Choice, profileId: string, prices: QuotePrices): QuoteInput {
  const { planId, users, addOnIds, includeSetup, includeHardware } = choice;
  return { planId, users, profileId, addOnIds, includeSetup, includeHardware, devices: devicesOf(choice, prices) };
}
