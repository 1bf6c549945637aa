/** The price in the hero. */
export const heroPriceMessages = {
  howManyPeople: 'How many people?',
  oneFewer: 'One person fewer',
  oneMore: 'One person more',
  industry: 'Industry',
  /** Beside the amount; `{currency}` is a code such as CAD. */
  condition: '{currency} a month, before tax, {plan} plan',
  /** After it, where the industry changes the price. */
  more: ', {industry} +{percent}%',
  less: ', {industry} −{percent}%',
  /** Begins the message of the contact form that is opened next, in the visitor's words. */
  contactNote: 'We are {users} people. Industry: {industry}. Your site shows {price} a month before tax for {plan}.',
  seeCalculation: 'See how it adds up',
} as const;
