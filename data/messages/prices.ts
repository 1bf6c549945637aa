/** Units after a price, by the model that it follows. */
export const pricesMessages = {
  'per-user-month': 'per user per month',
  'per-device-month': 'per device per month',
  project: 'per project',
  'flat-month': 'per month',
  'per-hour': 'per hour',
  'per-visit': 'per visit',
  fixed: 'fixed price',
  from: 'and up',
  /** What coming costs, before the price for the work. */
  callOut: '{amount} call-out, then {price}',
} as const;
