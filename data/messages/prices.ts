/** Units after a price, by the model that it follows. */
export const pricesMessages = {
  'per-user-month': 'per user per month',
  project: 'per project',
  'flat-month': 'per month',
  'per-hour': 'per hour',
} as const;
