export const pricingMessages = {
  prices: 'Prices',
  calculator: 'Price Calculator',
  plans: 'Service Plans',
  examples: 'Pricing examples',
  whatExamplesHold:
    '{currency} a month, before tax, after the volume discount and without add-ons. Industry: {industry}.',
  totalsByUsers: 'The total of each plan per month, by number of users',
  volumeDiscounts: 'Volume discounts',
  whatDiscountsApplyTo: 'Taken off the price of the plan for every user, not only those above the threshold.',
  whatIndustryChanges: 'Pricing by industry',
  howIndustryChanges:
    'Some industries need more compliance work than others. That changes the price of the plan, but not of the add-ons.',
  extras: 'Add-ons and one-time costs',
  calculatorAddOns: 'Add-ons in the price calculator',
  oneTimeCosts: 'One-time costs',
  planAddOns: 'Optional add-ons',
  whatAddOnsExtend: 'Extra services for every user on a plan.',
  questions: 'Pricing FAQ',
  billing: 'Billing',
  shownPlan: 'Plan to show',
  monthly: 'Monthly',
  annual: 'Annual',
  save: 'Save {discount}',
  paidMonthly: 'Billed monthly',
  paidYearly: 'Billed yearly: saves {saving} per user per year',
  askAbout: 'Ask about {plan}',
  workOutTotal: 'Calculate your total for {plan}',
} as const;

export const pricingSourceMessages = {
  users: 'Users',
  fromUsers: { one: 'from {count} user', other: 'from {count} users' },
  setupOf: 'Set-up of {plan}',
  newDevice: 'New device',
  /** Beside an industry that the calculator does not list. */
  chooseInstead: 'In the calculator, choose {industry}; the price is the same.',
  onAverage: 'Average price of each device we buy for you.',
  minimumUsers: 'Minimum users',
  responseTime: 'Response to critical issues',
  setupFee: 'Set-up fee, once',
  askAbout: 'I would like more information about the {plan} plan at {price} per user per month.',
} as const;
