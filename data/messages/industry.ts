export const industryMessages = {
  whatIsHard: 'Common IT problems for {clients}',
  systems: 'Software and systems we support',
  whatWeDo: 'How we help',
  whatBelongsWhere:
    'Some of this is part of a plan; the rest is an add-on, a service of its own or a project. Your quote says which.',
  rules: 'Regulations for {clients}',
  whatRulesAsk: 'What each one requires of your IT.',
  readSource: 'Read it at the source:',
  whereClientsFindUs: 'IT support for {clients} near you',
  howItIsInEachPlace: 'Local IT needs, and the services most often requested in each place.',
  workedExamples: 'How a typical incident goes',
  noClients: 'Worked examples, not clients: what is done and decided, with the time since the first call.',
  whereToStart: 'How to get started',
  tellUsPrograms: 'Tell us which software your people depend on and what keeps failing. The IT assessment is free.',
  whoWeAre: 'About us',
} as const;

export const industrySourceMessages = {
  /** The page of an industry in a location. */
  inLocation: {
    whatWeDo: 'What we do for {clients}',
    inPlace: 'In {location}',
    /** Where the place changes nothing. */
    visits: 'Visits',
    services: 'Services for {clients} in {location}',
    others: 'Other industries in {location}',
    cost: { one: 'What a plan costs for {count} person', other: 'What a plan costs for {count} people' },
  },
  servicesFor: 'Services for {clients}',
} as const;
