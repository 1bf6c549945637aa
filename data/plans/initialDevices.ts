import type { Pricing } from '../schema/plan.ts';

/** How many devices the calculator starts with for a number of users. */
export function initialDevices(
  users: number,
  { devicesPerUser, minDevices }: Pick<Pricing['calculator'], 'devicesPerUser' | 'minDevices'>,
): number {
  // 0.7 × 90 is 62.99… in binary; the rounding keeps the floor from losing a device.
  const devices = Math.floor(Math.round(devicesPerUser * users * 1_000_000) / 1_000_000);
  return Math.max(minDevices, devices);
}
