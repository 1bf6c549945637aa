/** A quote in labelled lines, on the page and in the mail. */
export const quoteLinesMessages = {
  plan: 'Plan',
  planPrice: '{plan}, {price} per user per month',
  users: 'Users',
  usersCount: { one: '{count} user', other: '{count} users' },
  industry: 'Industry',
  addOns: 'Add-ons',
  none: 'None',
  volumeDiscount: 'Volume discount',
  percent: '{percent}%',
  monthlyTotal: 'Monthly total',
  annualCommitment: 'Annual commitment',
  oneTimeCosts: 'One-time costs',
  oneTimeItems: '{amount} ({items})',
  setup: 'set-up {amount}',
  devices: { one: '{count} device {amount}', other: '{count} devices {amount}' },
} as const;
