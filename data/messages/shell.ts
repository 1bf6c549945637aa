export const shellMessages = {
  /** The link to the parent company, below the name. */
  partOf: 'part of {name}',
  /** Opens the page in 40 to 60 words. */
  inShort: 'In short',
  skipToContent: 'Skip to content',
  home: 'Home',
  mainNavigation: 'Main',
  menu: 'Menu',
  takeTour: 'Take Tour',
  chat: 'Chat',
  contact: 'Contact',
  relatedFirms: '{parent} and {sister}',
  /** A figure in the footer. */
  fact: '{label} {value}, {condition}.',
  goBack: 'Go Back',
  dismiss: 'Dismiss',
  pageFailed: "This page couldn't be shown",
  whyPageFailed: 'Something went wrong on our side. Load the page again, or call us.',
  returnHome: 'Return home',
} as const;
