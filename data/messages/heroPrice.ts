/** The price in the hero. */
export const heroPriceMessages = {
  howManyPeople: 'How many people?',
  oneFewer: 'One person fewer',
  oneMore: 'One person more',
  industry: 'Industry',
  /** Beside the amount; `{currency}` is a code such as CAD. */
  condition: '{currency} a month, before tax, {plan} plan',
  seeCalculation: 'See how it adds up',
} as const;
