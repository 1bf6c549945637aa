export const contactMessages = {
  getInTouch: 'Get in Touch with {provider}',
  supportChat: 'Support Chat',
  questions: 'Frequently asked questions',
  map: 'Map: {address}',
  openMap: 'Open the street map',
} as const;

export const contactSourceMessages = {
  contact: 'Contact',
  ourOffice: 'Our office',
  sendQuote: 'Please send me a detailed quote.',
  closedOn: 'Closed on {days}',
} as const;
