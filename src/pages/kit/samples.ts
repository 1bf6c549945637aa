export const longText =
  'A text that is as long as somebody in a hurry will ever make it, with an Unbreakablylongwordthatnobodythoughtof in the middle of it';

export const facts = [
  { label: 'hours a day', value: '24' },
  { label: 'minutes until somebody looks at it, on average', value: '12 minutes' },
  { label: 'things in a list', value: '300' },
];
