/** What the tools say, in the browser and in the answers of the server. */
export const toolsMessages = {
  outage: {
    form: 'Your figures',
    calculate: 'Calculate',
    result: 'What it costs',
    work: 'Pay for work that stands still, per hour',
    sales: "Sales that don't come back, per hour",
    hour: 'One hour of downtime',
    recovery: 'Getting back to work, once',
    total: { one: 'An outage of {count} hour', other: 'An outage of {count} hours' },
    correct: 'Correct the marked field. Until then, the result is for the figures before.',
    announcement: 'One hour of downtime costs {hour}, the whole outage {total}.',
    /** Heading of the server's answer where a field cannot be read. */
    mistaken: 'Please correct the marked fields',
    nothingLost: 'Everything you typed is still there.',
    backToPage: 'How the figure is calculated',
    perOutage: 'The outage',
    length: 'Hours',
    people: 'People',
    case: 'Business',
  },
  errors: {
    missing: 'Enter a number, for example {example}.',
    noNumber: 'Enter a number in digits, for example {example}.',
    noWholeNumber: 'Enter a whole number, for example {example}.',
    tooSmall: 'Enter {min} or more.',
    tooLarge: 'Enter {max} or less.',
  },
  steps: {
    questions: 'Your situation',
    steps: 'What to do, in this order',
    reset: 'Show all steps',
    shown: '{shown} of {all} steps apply.',
  },
} as const;
