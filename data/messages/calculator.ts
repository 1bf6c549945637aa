export const calculatorMessages = {
  plan: 'Plan',
  minimumAndResponse: {
    one: 'From {count} user, critical issues within {time}',
    other: 'From {count} users, critical issues within {time}',
  },
  /** Labels of a control for a whole number. */
  users: {
    label: 'Number of users',
    slider: 'Number of users, slider',
    oneFewer: 'One user fewer',
    oneMore: 'One user more',
  },
  devices: {
    label: 'Number of devices',
    slider: 'Number of devices, slider',
    oneFewer: 'One device fewer',
    oneMore: 'One device more',
  },

  industry: 'Industry',
  asChosen: 'As chosen.',
  resetTo: 'Reset to {industry}',
  /** Why an industry is suggested. */
  because: {
    postal: 'Suggested because your postal area is {postalArea}.',
    city: 'Suggested because you seem to be in {city}.',
    location: 'Suggested because {location} is your nearest location.',
    default: 'A starting point. Choose your own.',
  },
  multiplier: 'Compliance multiplier {multiplier}: {change}.',
  whatIsMultiplier: 'What is the compliance multiplier?',
  multiplierExplained:
    'Some industries need more security work and record keeping than others. The price of the plan is multiplied by this figure; ' +
    "add-ons and one-time costs aren't.",
  surcharge: { unchanged: 'Unchanged', more: '{percent} more', less: '{percent} less' },

  addOns: 'Add-ons',
  addOn: 'Add-on',
  /** An add-on with what tells it apart from others of nearly the same name. */
  addOnAtLevel: '{name} ({level})',
  addOnDiscounted: 'Add-on, {percent} off',
  addOnDiscount: 'A discount of its own: {steps}.',
  discountStep: '{percent} off from {count} users',
  adds: {
    once: 'Adds {amount} once',
    onceDiscounted: 'Adds {amount} once, {percent} off',
    monthly: 'Adds {amount} a month',
    monthlyDiscounted: 'Adds {amount} a month, {percent} off',
  },
  addOnPrice: {
    once: '{price} once',
    oncePerUser: '{price} per user once',
    monthly: '{price} per month',
    monthlyPerUser: '{price} per user per month',
  },
  priceAndDescription: '{price}. {description}',
  quotedSeparately: 'Quoted separately',

  oneTimeCosts: 'One-time costs',
  setupFee: 'Setup fee',
  setupFeeOf: '{amount} for {plan}',
  includeSetup: 'Include the setup fee',
  whatIsSetup: 'What is the setup fee?',
  whatSetupPays: 'What the setup fee pays for',
  setupExplained:
    'Charged once, for taking over from your current provider, setting up what you need, and writing the documentation.',
  hardware: 'Hardware',
  includeHardware: 'Include new hardware',
  deviceCost: '{amount} a device on average',

  yourQuote: 'Your quote',
  calculate: 'Calculate',
  needsScript:
    'Without JavaScript this is an example. Choose what you need above it and press “Calculate”: your own quote comes on a page of its own.',
  monthlyTotal: 'Monthly total',
  totalCondition: '{currency}, before tax',
  totals: 'Monthly total {monthly}. One-time costs {once}.',
  breakdown: 'Monthly breakdown',
  planUsers: '{plan}: {users} × {price}',
  industryChange: '{industry}: {change}',
  complianceDiscount: 'Compliance discount',
  complianceSurcharge: 'Compliance surcharge',
  billedMonthly: '{count} paid monthly',
  volumeDiscount: 'Volume discount',
  ofPlanAndCompliance: '{percent} of plan and compliance',
  /** The parts of the price that cost nothing. */
  notIncluded: 'Not in this price: {names}',
  whatIsVolumeDiscount: 'What is the volume discount?',
  volumeDiscountExplained:
    'Taken off the plan and its compliance surcharge for every user, not only those above the threshold: {steps}.',
  annualCommitment: 'Annual commitment ({percent} savings)',
  twelveMonths: 'Twelve monthly payments of this total',
  paidYearly: 'Paid yearly',
  youSave: 'You save {amount}, at the annual prices of the plans',
  annualSavings: 'Annual savings',
  discountOfTwelveMonths: 'Volume discount over twelve months, already taken off',
  paidAtStart: 'Paid at the start',
  nothingOnce: 'Nothing is paid at the start',
  oneTimeAddOns: 'One-time add-ons',
  sendWithQuestion: 'Send this with a question',
  print: 'Print this quote',

  requestQuote: 'Request Detailed Quote',
  quoteRequested: 'Sent: your request for a quote of {amount} a month.',
  whereToSend: 'Where shall we send it?',
  whoAnswers: "A member of our team goes through these figures with you. You aren't ordering anything.",
  closeUnsent: 'Close',
  nothingSent: 'Nothing was sent.',
  sentAt: 'Sent {time}',
  quoteForm: 'Quote request',
  sendQuote: 'Send quote request',
  quoteEnclosed: 'What we send with it',
  quoteReceived: 'Quote request received!',
  whatHappensNext: 'A {provider} sales representative will contact you shortly with a customized quote.',

  /** A quote as the beginning of a message, in sentences. */
  fromCalculator: {
    one: 'From the price calculator: {plan}, {count} user, {industry}.',
    other: 'From the price calculator: {plan}, {count} users, {industry}.',
  },
  withAddOns: 'Add-ons: {addOns}.',
  withDevices: { one: 'With {count} device.', other: 'With {count} devices.' },
  monthlyAndOnce: '{monthly} per month, {once} once.',
  myQuestion: 'My question:',
} as const;

/** The printed quote. */
export const quoteSheetMessages = {
  title: 'Price estimate',
  provider: '{name}, {phone}, {email}',
  preparedOn: 'Prepared on {date}',
  users: 'Users',
  none: 'None',
  eachMonth: 'Each month',
  once: 'Once',
  explanation: 'How it is calculated',
  amount: 'Amount',
  compliance: 'Compliance',
  usersAtPrice: { one: '{count} user at {price}', other: '{count} users at {price}' },
  devicesAtPrice: '{count} at {price} on average',
  conditions:
    'Calculated on our website from the choices above. All amounts are in {currency}, ' +
    "before tax. Hardware counts {deviceCost} a device, an average. What isn't listed isn't included. This is an " +
    'estimate for planning, not an offer.',
} as const;
