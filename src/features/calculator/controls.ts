import { maxUsers } from '#data/rules/prices/maxUsers.ts';
import type { QuotePrices } from '#data/rules/prices/quote.ts';
import { type Selection, minUsersOf, withAddOn, withPlan } from '#data/rules/prices/selection.ts';
import { maxDevices } from '#data/rules/prices/maxDevices.ts';
import { wholeNumber } from '#data/rules/prices/wholeNumber.ts';

/** Ids of the controls, by which `readEarlyInput` finds them. */
export const ids = {
  plan: (planId: string) => `calculator-plan-${planId}`,
  users: 'calculator-users',
  industry: 'calculator-industry',
  addOn: (addOnId: string) => `calculator-add-on-${addOnId}`,
  setup: 'calculator-setup',
  hardware: 'calculator-hardware',
  devices: 'calculator-devices',
} as const;

/**
 * Reads what the visitor changed in the prerendered controls, and returns a function that applies it to a selection.
 * Must be called before hydration, because React resets the controls. Only values that differ from the HTML count.
 */
export function readEarlyInput(prices: QuotePrices): (selection: Selection) => Selection {
  const input = (id: string) => {
    const element = document.getElementById(id);
    return element instanceof HTMLInputElement ? element : undefined;
  };
  const toggled = (id: string) => {
    const box = input(id);
    return box && box.checked !== box.defaultChecked ? box.checked : undefined;
  };
  const changedValue = (id: string) => {
    const changed = [input(id), input(`${id}-slider`)].find((field) => field && field.value !== field.defaultValue);
    return changed?.value ?? '';
  };
  const plan = prices.plans.find(({ id }) => toggled(ids.plan(id)));
  const users = changedValue(ids.users);
  const select = document.getElementById(ids.industry);
  const option = select instanceof HTMLSelectElement ? select.selectedOptions[0] : undefined;
  const addOns = prices.calculatorAddOns.map(({ id }) => ({ id, included: toggled(ids.addOn(id)) }));
  const [setup, hardware, devices] = [toggled(ids.setup), toggled(ids.hardware), changedValue(ids.devices)];

  return (before) => {
    let selection = plan ? withPlan(before, plan.id, prices) : before;
    const userCount = wholeNumber(users, minUsersOf(selection.planId, prices), maxUsers);
    if (userCount !== undefined) selection = { ...selection, users: userCount };
    if (option && !option.defaultSelected) selection = { ...selection, profileId: option.value };
    for (const { id, included } of addOns)
      if (included !== undefined) selection = withAddOn(selection, id, included, prices);
    if (setup !== undefined) selection = { ...selection, includeSetup: setup };
    if (hardware !== undefined) selection = { ...selection, includeHardware: hardware };
    const deviceCount = wholeNumber(devices, 1, maxDevices(selection.users));
    return deviceCount === undefined ? selection : { ...selection, devices: deviceCount };
  };
}
