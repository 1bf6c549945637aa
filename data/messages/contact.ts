export const contactMessages = {
  getInTouch: 'Get in Touch with {provider}',
  supportChat: 'Support Chat',
  questions: 'Frequently asked questions',
  map: 'Map: {address}',
  showMap: 'Show map',
  openMap: 'Open the map',
  mapLoadsFrom: 'The map loads from {host}.',
} as const;

export const contactSourceMessages = {
  contact: 'Contact',
  sendQuote: 'Please send me a detailed quote.',
  closedOn: 'Closed on {days}',
} as const;
