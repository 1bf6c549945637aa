/** What guides, tools and pages of downloads share. */
export const guidesMessages = {
  inThisGuide: 'On this page',
  published: 'Published {date}',
  updated: 'Updated {date}',
  by: 'By {provider}',
  related: 'Related pages',
} as const;

export const guidesSourceMessages = {
  people: 'People',
  discount: 'Volume discount',
  industry: 'Industry',
  change: 'Change of the plan price',
  perMonth: '{plan} for {users} people',
  addOn: 'Add-on',
  price: 'Price',
  forUsers: '{users} people, per month',
  item: 'What you pay once',
  amount: 'Amount',
  setupOf: 'Setup of {plan}',
  device: 'New computer, on average',
  fromUsers: 'From {users} people',
  /** Sizes of a business, in a sentence. */
  sizes: { from: 'from {from} people on', one: 'for {from} people', between: 'for {from} to {to} people' },
  /** Why a plan costs less again at a number of people within such sizes. */
  largerDiscount: 'At {users} people the larger discount begins.',
  moreFeatures: '{plan}: {price} per person per month',
  facts: 'First response to critical issues {responseTime}, help desk {hours}, from {users} people',
} as const;
