export const chatMessages = {
  conversation: 'Conversation',
  placeholder: {
    hero: 'Ask about our IT services...',
    page: 'Type your message...',
    compact: 'Type your message...',
  },
  yourMessage: 'Your message',
  send: 'Send',
  /** At the box, near the limit and beyond it. */
  length: '{count} of {most} characters',
  tooLong: 'Too long to send: shorten it, or send it as two.',
  /** Before a message, for screen readers. */
  says: '{name}:',
  you: 'You',
  readMore: 'Read more',
  suggestions: 'Suggestions',
  chips: 'In this price; press one to change it',
  contactUs: 'Contact us',
  needsScript: 'The chat needs JavaScript. Call or write instead:',
  isTyping: '{name} is typing...',
  takesLonger: 'This takes longer than usual.',
  apology:
    "I'm sorry, I'm having trouble responding right now. Please contact us directly at {phone} or {email} for immediate assistance.",
  apologyInWidget: "I apologize, but I'm having trouble right now. Please call us at {phone} for immediate assistance.",
  /** Why no reply came, after the apology. */
  reasons: {
    offline: "You're offline: ask again once you are connected.",
    limit: 'Your connection has sent too many questions. After {time} you can ask again.',
    noAnswer: 'No answer arrived.',
    server: "We couldn't answer just now.",
  },
  supportChat: '{name} Support Chat',
  close: 'Close',
  fullPage: 'Full page',
} as const;
