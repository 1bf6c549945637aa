/** What a field for a whole number says of one that it cannot take. It then shows the last that it could. */
export const numberFieldMessages = {
  most: 'We can calculate up to {max} here. For more, please call us.',
  least: 'The smallest number here is {min}.',
  notWhole: 'Please enter a whole number.',
} as const;
