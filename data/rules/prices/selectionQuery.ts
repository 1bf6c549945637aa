import { maxUsers } from './maxUsers.ts';
import { maxDevices } from './maxDevices.ts';
import type { QuotePrices } from './quote.ts';
import { type Selection, defaultSelection, devicesOf, minUsersOf } from './selection.ts';
import { wholeNumber } from './wholeNumber.ts';

const keys = ['plan', 'users', 'industry', 'addons', 'setup', 'hardware', 'devices'] as const;

/** Reads a selection from a query string. Each missing or invalid parameter gets its default. */
export function readSelection(search: string, prices: QuotePrices): Selection {
  const query = new URLSearchParams(search);
  const known = (key: string, ids: readonly string[]) => ids.find((id) => id === query.get(key));
  const start = defaultSelection(prices);
  const planId =
    known(
      'plan',
      prices.plans.map(({ id }) => id),
    ) ?? start.planId;
  const min = minUsersOf(planId, prices);
  const users = wholeNumber(query.get('users') ?? '', min, maxUsers) ?? Math.max(start.users, min);
  // Without JavaScript, the form sends each by itself.
  const addOns = new Set([...(query.get('addons')?.split(',') ?? []), ...query.getAll('addons[]')]);
  return {
    planId,
    users,
    profileId: known(
      'industry',
      prices.profiles.map(({ id }) => id),
    ),
    addOnIds: prices.calculatorAddOns.map(({ id }) => id).filter((id) => addOns.has(id)),
    includeSetup: flag(query.getAll('setup')) ?? start.includeSetup,
    includeHardware: flag(query.getAll('hardware')) ?? start.includeHardware,
    devices: wholeNumber(query.get('devices') ?? '', 1, maxDevices(users)),
  };
}

/**
 * The query string of a selection: without default values, and with unrelated parameters kept. `profileInUse` is the profile
 * used for the price; a suggested one is written too, so that the address gives everybody the same price.
 */
export function writeSelection(
  search: string,
  selection: Selection,
  profileInUse: string,
  defaultProfile: string,
  prices: QuotePrices,
): string {
  const query = new URLSearchParams(search);
  const start = defaultSelection(prices);
  for (const key of keys) query.delete(key);
  const { planId, users, profileId, addOnIds, includeSetup, includeHardware, devices } = selection;
  if (planId !== start.planId) query.set('plan', planId);
  if (users !== Math.max(start.users, minUsersOf(planId, prices))) query.set('users', String(users));
  if (profileId !== undefined || profileInUse !== defaultProfile) query.set('industry', profileInUse);
  if (addOnIds.length > 0) query.set('addons', addOnIds.join(','));
  if (includeSetup !== start.includeSetup) query.set('setup', includeSetup ? '1' : '0');
  if (includeHardware !== start.includeHardware) query.set('hardware', includeHardware ? '1' : '0');
  if (devices !== undefined && devices !== devicesOf({ ...selection, devices: undefined }, prices))
    query.set('devices', String(devices));
  // A comma needs no encoding in a query; unencoded, the address is readable.
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** The last value counts: a form sends that of a checked box after that of a hidden field. */
function flag(values: readonly string[]): boolean | undefined {
  const value = values.at(-1);
  return value === '1' ? true : value === '0' ? false : undefined;
}
