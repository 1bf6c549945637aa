export const dockMessages = {
  /** Name of the bar for those who hear the page. */
  name: 'Get in touch',
  call: 'Call',
  assessment: 'Free assessment',
  /** Instead of the assessment while the page's own button for it is in sight. */
  email: 'Email us',
} as const;

export const dockSourceMessages = {
  openUntil: 'Open until {time}',
  /** True at any hour; the value is the claimed hours of support. */
  emergency: 'Emergency line {hours}: critical incidents',
} as const;
