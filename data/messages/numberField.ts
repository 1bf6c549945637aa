/** What a field for a whole number says of one that it cannot take. It then shows the nearest that it can. */
export const numberFieldMessages = {
  most: 'We can calculate up to {max} here. For more, please call us.',
  least: 'The smallest number here is {min}.',
  notWhole: 'Please enter a whole number.',
} as const;
