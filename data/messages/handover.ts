/** What the chat says about a person: who is there, what happens, and the form by which the visitor can be reached. */
export const handoverMessages = {
  ask: 'Ask a person',
  /** Before the presence is known, and where it cannot be. */
  assistant: 'An automated assistant answers.',
  /** Who is there, before the visitor types. */
  here: 'A person is here until {time}.',
  hereNamed: '{name}, {role}, is here until {time}.',
  next: 'A person is next here {day} at {time}.',
  /** After "Online now", before who is there. */
  online: 'our automated assistant, which answers first.',
  /** So much room is kept for who is there. */
  longest: 'A person is next here Wednesday at 10:00 AM.',
  today: 'today',
  tomorrow: 'tomorrow, {time}',
  nobody: 'No person is at the chat right now.',
  /** While a conversation is with a person. */
  ringing: "We're ringing for a person.",
  waits: 'Your messages are kept for a person.',
  with: '{who} answers you.',
  member: 'A member of our team',
  named: '{name}, {role},',
  back: 'Back to assistant',
  leave: 'Leave details',
  offline: 'No connection. We try again; what you write is kept.',
  unsent: 'Not sent yet',
  /** Answered by the service to a message that is longer. */
  tooLong: 'Write at most {most} characters, and send a longer message in parts.',
  /** Where the service takes a message never. */
  refused: "Your message wasn't taken: {reason} It is in the box again.",
  refusedPlainly: 'Please write it in other words.',
  /** On the button that opens the chat, and for screen readers: what a person has written that was not read. */
  unread: { one: '{count} new message', other: '{count} new messages' },
  /** The title of the tab meanwhile. */
  newInTitle: '({count} new) {title}',
  failed: "We couldn't ring for a person just now. Call {phone}, or try again.",
  /** Where the service has no such conversation any more. */
  gone: 'The conversation with us has ended. The assistant answers again.',
  goneUnsent:
    "The conversation with us has ended before your last message arrived. It's in the box again: send it to the assistant, or call us.",
  /** What happened, in the conversation. */
  notices: {
    asked: "We're ringing for a person. If none comes within a minute and a half, we tell you.",
    nobody:
      'No person is at the chat right now. Leave your details below and we get back to you, or write here: a person reads it first thing.',
    late: 'No person has come so far. Leave your details below and we get back to you. Whatever you write here is kept for them.',
    taken: '{who} is here and reads your conversation.',
    away: "{who} has lost the connection. We're ringing for the next person; what you write is kept.",
    alone:
      '{who} has lost the connection, and no other person is here right now. Leave your details below and we get back to you. ' +
      'Whatever you write here is kept for them.',
    returned: '{who} has handed you back to the assistant.',
    closed: '{who} has ended the conversation. The assistant answers again.',
    ended: 'You have ended the conversation with us. The assistant answers again.',
    reachable: 'Your details have reached us.',
  },
  lead: {
    label: 'Your contact details',
    about: 'Name, and an email address or a phone number.',
    consent: 'You may store this conversation with my details and use them to answer me.',
    consentMissing: 'Please tick the box, so that we may answer you',
    reachMissing: 'Please give an email address or a phone number',
    send: 'Send my details',
    /** What was typed is there again when the form is opened. */
    close: 'Not now',
    /** A person has come while the form was filled in. */
    joined: '{who} is here now. What you typed stays: send it, or press “Not now” and write in the chat.',
    pending: 'Sending...',
    sentTitle: 'Thank you',
    sent: 'We have your details and this conversation, and get back to you.',
  },
  /** The request that goes to the owner. */
  request: {
    service: 'Live chat',
    understood: 'What the assistant understood: {summary}',
    said: '{who}: {text}',
    visitor: 'Visitor',
    assistant: 'Assistant',
    person: 'Person',
    cut: '(the beginning is at the desk)',
  },
} as const;
