import { lessPercent } from '../money/lessPercent.ts';
import type { Plan, Pricing } from '../schema/plan.ts';
import { type AddOnLine, addOnLine } from './addOnLine.ts';
import { planMonthly } from './planMonthly.ts';

/** The selections in the calculator. */
export interface QuoteInput {
  planId: string;
  users: number;
  /** A profile's `id`. */
  profileId: string;
  /** Ids of `calculatorAddOns`; duplicates count once. */
  addOnIds: readonly string[];
  includeSetup: boolean;
  includeHardware: boolean;
  /** Ignored without `includeHardware`. */
  devices: number;
}

/** The part of the price list that a quote needs. */
export interface QuotePrices
  extends Pick<Pricing, 'profiles' | 'volumeDiscounts' | 'calculatorAddOns' | 'calculator' | 'annualDiscountPercent'> {
  plans: readonly Pick<Plan, 'id' | 'name' | 'basePrice' | 'minUsers' | 'setupFee'>[];
}

type OneTimeLine =
  | { kind: 'setup'; amount: number }
  | { kind: 'hardware'; devices: number; deviceCost: number; amount: number }
  | ({ kind: 'add-on' } & AddOnLine);

/** A price with its calculation; amounts in whole cents. */
export interface Quote {
  plan: { id: string; name: string; users: number; pricePerUser: number; amount: number };
  /** A surcharge, or a discount if the amount is negative. */
  compliance: { profileId: string; name: string; multiplier: number; reason: string; amount: number };
  /** Discount on the sum of plan and compliance; never negative. */
  volumeDiscount: { percent: number; amount: number };
  /** Add-ons billed monthly or quoted separately, in the order of the price list. */
  addOns: AddOnLine[];
  oneTimeLines: OneTimeLine[];
  monthly: number;
  yearly: number;
  oneTime: number;
  /** Twelve months where they are paid at once, at the plan's annual price, and what that saves. */
  paidYearly: { amount: number; saving: number };
  /** The volume discount over twelve months. */
  annualSavings: number;
}

/**
 * Calculates a quote. Each price is rounded half up once, after its discount; totals are sums of lines.
 * @throws RangeError for an unknown id, for users that are not an integer or below the plan's minimum, and for devices that
 * are not an integer of 1 or more where hardware is included. The message names the value and what is allowed.
 */
export function quote(
  input: QuoteInput,
  { plans, profiles, volumeDiscounts, calculatorAddOns, calculator, annualDiscountPercent }: QuotePrices,
): Quote {
  const { users, devices } = input;
  const plan = getById('Plan', input.planId, plans, ({ id }) => id);
  const profile = getById('Profile', input.profileId, profiles, ({ id }) => id);
  const selected = new Set(
    input.addOnIds.map((addOnId) => getById('Add-on', addOnId, calculatorAddOns, ({ id }) => id)),
  );
  assertInteger(`Users of the plan "${plan.id}"`, users, plan.minUsers);
  if (input.includeHardware) assertInteger('Devices', devices, 1);

  const {
    base,
    adjustment,
    percent,
    discount,
    monthly: planPrice,
  } = planMonthly(plan.basePrice, users, profile.complianceMultiplier, volumeDiscounts);
  const lines = calculatorAddOns.filter((addOn) => selected.has(addOn)).map((addOn) => addOnLine(addOn, users));
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
  const monthly = planPrice + sum(addOns);
  const annual = lessPercent(plan.basePrice, annualDiscountPercent).amount;
  const saving = (planPrice - planMonthly(annual, users, profile.complianceMultiplier, volumeDiscounts).monthly) * 12;

  return {
    plan: { id: plan.id, name: plan.name, users, pricePerUser: plan.basePrice, amount: base },
    compliance: {
      profileId: profile.id,
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
    paidYearly: { amount: monthly * 12 - saving, saving },
    annualSavings: discount * 12,
  };
}

function getById<T>(kind: string, id: string, items: readonly T[], idOf: (item: T) => string): T {
  const found = items.find((item) => idOf(item) === id);
  if (!found) throw new RangeError(`${kind} "${id}" does not exist. Use one of: ${items.map(idOf).join(', ')}.`);
  return found;
}

function assertInteger(what: string, value: number, minimum: number): void {
  if (!Number.isInteger(value) || value < minimum)
    throw new RangeError(`${what} must be a whole number of ${minimum} or more, not ${value}.`);
}

function sum(lines: readonly { amount: number }[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}
