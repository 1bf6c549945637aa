export const chatPageMessages = {
  liveSupport: 'Live Support',
  onlineNow: 'Online now',
  /** Goes on after the one above, which the specification gives: {who} names who answers, and when a person is there. */
  automated: ': {who} To reach a person, press “Ask a person” in the chat or call {phone}.',
  connectedTo: 'Connected to {provider} support team',
  /** Goes on after the one above, which the specification gives: who answers first, and that a person need not be there. */
  connectedBy:
    ': our automated assistant answers first, and a person joins when one is at the chat and you ask for one.',
  typicalResponse: 'Typical response: {time}',
  /** Beside it: whose response it is. */
  typicalOf:
    'from our assistant. A person answers as soon as one is free, and after a minute and a half we tell you if none is.',
  serving: 'Serving {area}',
} as const;
