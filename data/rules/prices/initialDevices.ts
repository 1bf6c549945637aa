import type { Pricing } from '../schema/plan.ts';

/** The calculator's initial number of devices for a number of users. */
export function initialDevices(
  users: number,
  { devicesPerUser, minDevices }: Pick<Pricing['calculator'], 'devicesPerUser' | 'minDevices'>,
): number {
  // 0.7 × 90 is 62.99… in floating point; rounding first keeps the result from being one too low.
  const devices = Math.floor(Math.round(devicesPerUser * users * 1_000_000) / 1_000_000);
  return Math.max(minDevices, devices);
}
