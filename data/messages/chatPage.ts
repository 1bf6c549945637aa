export const chatPageMessages = {
  liveSupport: 'Live Support',
  onlineNow: 'Online now',
  /** On the line of the two above, which the specification gives: who answers, and how to reach a person. */
  automated:
    'An automated assistant answers first. To reach a person, press “Ask a person” in the chat or call {phone}.',
  connectedTo: 'Connected to {provider} support team',
  typicalResponse: 'Typical response: {time}',
  serving: 'Serving {area}',
} as const;
