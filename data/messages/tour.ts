export const tourMessages = {
  stepOf: '{step} of {count}',
  steps: 'Steps',
  stepNamed: 'Step {step}: {title}',
  reset: 'Reset',
  resetLabel: 'Reset the tour to see it again later',
  close: 'Close the tour',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
} as const;
