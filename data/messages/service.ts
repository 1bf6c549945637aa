export const serviceMessages = {
  firstSteps: 'What we do first',
  countOn: 'What you can count on',
  yourRules: 'The rules that apply to you',
  included: "What's included",
  howItStarts: 'How we get started',
  notCovered: "What's not included",
  questions: 'Frequently asked questions',
  whatItCosts: 'What it costs',
  plans: 'Plans',
  plan: 'Plan',
  monthlyPerUser: 'Monthly per user',
  criticalWithin: 'Response to critical issues',
  responseToScale: 'Response times, to scale',
  whatScaleShows:
    'A day from midnight to midnight: light while the help desk of the plan answers, dark for the time until a critical issue gets its first response.',
  workOutPrice: 'Calculate your price',
  comparePlans: 'Compare the plans',
  talkToUs: 'Talk to us',
  whenToTalk: '{openingHours}. The first conversation is free.',
  writeTo: 'Write to {email}',
  whereToGoOn: 'Related pages',
} as const;

export const serviceSourceMessages = {
  startingPrice: 'starting price',
  /** Where there are plans: a price of the service for itself, beside the price of a plan at the top of the page. */
  startingPriceAlone: 'starting price of this service without a plan',
  startingPriceOfPlans: 'starting price of our plans',
  /** For whom and where an offer is: inside a sentence, in place of `{place}`. */
  inLocation: 'in {location}',
  inArea: 'in the {area}',
  forClientsInLocation: 'for {clients} in {location}',
  forClientsInArea: 'for {clients} in the {area}',
  askAbout: 'I would like more information about {service} {place}.',
  whatIncludes: 'What {service} includes',
  whatClientsSay: 'Client reviews of our {service}',
  answersWithin: 'Help desk {helpDeskHours}, first response to critical issues within {responseTime}',
  weekOne: 'Week one',
  monthOne: 'Month one',
  everyMonth: 'Every month after',
  inPlace: 'In {location}',
  /** Where the place changes nothing. */
  visits: 'Visits',
  costIn: 'What {service} costs in {location}',
  cost: {
    heading: { one: 'Prices for {count} person', other: 'Prices for {count} people' },
    /** Lines of prices: the service without a plan, and each plan. */
    alone: '{service} on its own',
    withPlan: 'With a plan',
    from: 'From {price}',
    /** The same inside a sentence. */
    fromInText: 'from {price}',
    totalInText: { one: '{total} a month for {count} person', other: '{total} a month for {count} people' },
    /** For prices that depend on more than the number of people. */
    quoted: 'From {price}; we quote yours in writing before any work',
    total: {
      one: '{total} per month for {count} person ({price})',
      other: '{total} per month for {count} people ({price})',
    },
    plan: '{plan} plan',
    planPrice: '{monthly} per month, and {setup} once to set up',
    /** What the prices hold for. */
    beforeTax: 'Before tax. You get your own figure in writing before any work begins.',
    conditions: 'Before tax, without add-ons.',
    /** The same where no price without a plan is named. */
    plansOnly: {
      one: 'Before tax, for {count} person, without add-ons.',
      other: 'Before tax, for {count} people, without add-ons.',
    },
    /** `{reason}` is that of the price list: one sentence. */
    rateAbove: 'Your industry pays {percent}% more for a plan. {reason}',
    rateBelow:
      'Your industry pays {percent}% less for a plan. {reason} A service on its own is at the regular price for everyone.',
    volumeDiscount: 'Volume discount included: {percent}%.',
    calculate: {
      one: 'Price calculator for {count} person',
      other: 'Price calculator for {count} people',
    },
  },
  example: {
    one: 'Example: a business with {count} person',
    other: 'Example: a business with {count} people',
  },
  exampleCost: {
    one: 'Plan prices for {count} person',
    other: 'Plan prices for {count} people',
  },
  wholeService: 'Full details and pricing of {service}',
  byIndustryIn: 'By industry in {location}',
  /** `{offer}` is a service, or a service for an industry. */
  offerNearby: '{offer} near you',
  offerByLocation: '{offer} by location',
  serviceForOthersIn: '{service} for other industries in {location}',
  serviceForOthers: '{service} for other industries',
  serviceByIndustry: '{service} by industry',
  otherServices: 'Other services',
  otherServicesFor: 'Other services for {clients}',
  otherServicesIn: 'Other services in {location}',
  relatedArticles: 'Related articles',
  morePages: 'More',
} as const;
