export const chatPageMessages = {
  liveSupport: 'Live Support',
  onlineNow: 'Online now',
  connectedTo: 'Connected to {provider} support team',
  typicalResponse: 'Typical response: {time}',
  serving: 'Serving {area}',
} as const;
