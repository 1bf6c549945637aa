import { percentOf } from '../money/percentOf.ts';
import type { Plan, Pricing } from '../schema/plan.ts';
import { type AddOnLine, addOnLine } from './addOnLine.ts';
import { bestDiscount } from './bestDiscount.ts';

/** What is chosen in the calculator. */
export interface QuoteInput {
  planId: string;
  users: number;
  /** A profile's `industryId`. */
  profileId: string;
  /** Ids of `calculatorAddOns`; one named twice counts once. */
  addOnIds: readonly string[];
  includeSetup: boolean;
  includeHardware: boolean;
  /** Counts only with `includeHardware`. */
  devices: number;
}

/** What a price is made from: the part of the price list that a quote needs. */
export interface QuotePrices extends Pick<Pricing, 'profiles' | 'volumeDiscounts' | 'calculatorAddOns' | 'calculator'> {
  plans: readonly Pick<Plan, 'id' | 'name' | 'basePrice' | 'minUsers' | 'setupFee'>[];
}

type OneTimeLine =
  | { kind: 'setup'; amount: number }
  | { kind: 'hardware'; devices: number; deviceCost: number; amount: number }
  | ({ kind: 'add-on' } & AddOnLine);

/** A price and how it comes about; every amount is in whole cents. */
export interface Quote {
  plan: { id: string; name: string; users: number; pricePerUser: number; amount: number };
  /** A surcharge, or a reduction where the amount is negative. */
  compliance: { profileId: string; name: string; multiplier: number; reason: string; amount: number };
  /** Taken off plan and compliance together; the amount is never negative. */
  volumeDiscount: { percent: number; amount: number };
  /** Those billed monthly or quoted separately, in the order of the price list. */
  addOns: AddOnLine[];
  oneTimeLines: OneTimeLine[];
  monthly: number;
  yearly: number;
  oneTime: number;
  /** What the volume discount saves in twelve months. */
  annualSavings: number;
}

/**
 * Prices a choice. Each line is rounded half up once; totals are sums of lines.
 * @throws RangeError naming the value and what is allowed: an unknown id, users that are no whole number or below the
 * plan's minimum, devices that are no whole number of 1 or more where hardware is included.
 */
export function quote(
  input: QuoteInput,
  { plans, profiles, volumeDiscounts, calculatorAddOns, calculator }: QuotePrices,
): Quote {
  const { users, devices } = input;
  const plan = pick('Plan', input.planId, plans, ({ id }) => id);
  const profile = pick('Profile', input.profileId, profiles, ({ industryId }) => industryId);
  const chosen = new Set(input.addOnIds.map((addOnId) => pick('Add-on', addOnId, calculatorAddOns, ({ id }) => id)));
  assertWhole(`Users of the plan "${plan.id}"`, users, plan.minUsers);
  if (input.includeHardware) assertWhole('Devices', devices, 1);

  const base = plan.basePrice * users;
  const adjustment = percentOf(base, (profile.complianceMultiplier - 1) * 100);
  const percent = bestDiscount(users, volumeDiscounts);
  const discount = percentOf(base + adjustment, percent);
  const lines = calculatorAddOns.filter((addOn) => chosen.has(addOn)).map((addOn) => addOnLine(addOn, users));
  const addOns = lines.filter(({ billing }) => billing !== 'one-time');
  const oneTimeLines: OneTimeLine[] = lines
    .filter(({ billing }) => billing === 'one-time')
    .map((line) => ({ kind: 'add-on', ...line }));
  if (input.includeHardware)
    oneTimeLines.unshift({
      kind: 'hardware',
      devices,
      deviceCost: calculator.deviceCost,
      amount: devices * calculator.deviceCost,
    });
  if (input.includeSetup) oneTimeLines.unshift({ kind: 'setup', amount: plan.setupFee });
  const monthly = base + adjustment - discount + sum(addOns);

  return {
    plan: { id: plan.id, name: plan.name, users, pricePerUser: plan.basePrice, amount: base },
    compliance: {
      profileId: profile.industryId,
      name: profile.name,
      multiplier: profile.complianceMultiplier,
      reason: profile.reason,
      amount: adjustment,
    },
    volumeDiscount: { percent, amount: discount },
    addOns,
    oneTimeLines,
    monthly,
    yearly: monthly * 12,
    oneTime: sum(oneTimeLines),
    annualSavings: discount * 12,
  };
}

function pick<T>(kind: string, id: string, items: readonly T[], idOf: (item: T) => string): T {
  const found = items.find((item) => idOf(item) === id);
  if (!found) throw new RangeError(`${kind} "${id}" does not exist. Use one of: ${items.map(idOf).join(', ')}.`);
  return found;
}

function assertWhole(what: string, value: number, minimum: number): void {
  if (!Number.isInteger(value) || value < minimum)
    throw new RangeError(`${what} must be a whole number of ${minimum} or more, not ${value}.`);
}

function sum(lines: readonly { amount: number }[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}
