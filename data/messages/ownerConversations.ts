/** The page of conversations at the owner's desk. */
export const ownerConversationsMessages = {
  heading: 'Conversations',
  headingOf: 'Conversation of {moment}',
  back: 'To all conversations',
  about:
    'Visitors who ask for a person in the chat wait here. While you are on duty and the desk is open, it rings, and visitors see until when you answer.',
  duty: 'Answering chats',
  offDuty:
    "You aren't taking new chats: whoever asks for a person is asked for contact details. A chat that you have taken goes on.",
  onDuty: 'You answer chats until {time}.',
  until: 'I answer chats until',
  as: 'Visitors see',
  nameless: 'A member of our team',
  /** The time that was given is over for today. */
  passed: 'That time has passed today. Do you mean {moment}? If not, give a later time.',
  startTomorrow: 'Yes, until {moment}',
  start: 'Start answering',
  stop: 'Stop answering',
  others: 'Also there: {names}',
  sound: 'It rings with a sound.',
  soundOff: 'The sound is off until you click or press a key on this page.',
  broken: 'The line to the desk is broken. It is tried again by itself, and what you type stays.',
  signedOut: 'You are signed out. Load this page again and sign in: what you have typed stays.',
  notSent: 'Your message was not sent: the line was broken. Send it again.',
  erased: 'This conversation was erased: nothing more can be sent in it.',
  needsScript: "Without JavaScript this page doesn't ring: it loads again every 30 seconds.",
  needsScriptHere:
    "Without JavaScript this page doesn't ring or load again: look for new messages at least once a minute, or you count as away.",
  waiting: { one: '{count} visitor waits', other: '{count} visitors wait' },
  titleWaiting: '({count}) {title}',
  open: 'Open conversations',
  none: 'No conversation is open.',
  earlier: 'Earlier conversations',
  noneEarlier: 'There is none yet.',
  states: { waiting: 'Waits', taken: 'With {who}', assistant: 'Handed back', closed: 'Closed' },
  yours: 'With you',
  marks: {
    ringing: 'Rings now',
    told: 'Was told that nobody came',
    details: 'Left details',
    gone: 'Has left the page {ago}',
  },
  closed: 'This conversation is closed: nothing more can be sent in it.',
  reach: 'Reach the visitor by the contact details that they left:',
  unsent: {
    closed:
      'Your message was not sent: the conversation was closed before it arrived. It is still in the box, to be copied.',
    tooLong: 'Your message was not sent: it is too long. Shorten it, or send it as two.',
  },
  /** At the box, near the limit and beyond it. */
  length: '{count} of {most} characters',
  tooLong: 'Too long to send: shorten it, or send it as two.',
  unanswered: 'Waits for your answer',
  on: 'on {page}',
  since: 'since {moment}',
  summary: 'What the assistant understood',
  request: 'The request with the contact details',
  noRequest: 'The visitor has left no contact details.',
  messages: 'What was said',
  senders: { visitor: 'Visitor', assistant: 'Assistant' },
  notices: {
    asked: 'The visitor asked for a person.',
    nobody: 'The visitor asked for a person while nobody was on duty.',
    late: 'The visitor was told that nobody has come so far.',
    taken: '{who} took the conversation.',
    away: 'The line of {who} was gone for a minute. The visitor was told, and waits.',
    alone: 'The line of {who} was gone for a minute while nobody else was on duty. The visitor was told so.',
    returned: '{who} handed the conversation back to the assistant.',
    closed: '{who} closed the conversation.',
    ended: 'The visitor ended the conversation.',
    reachable: 'The visitor left contact details.',
  },
  take: 'Take the conversation',
  reply: 'Your message',
  send: 'Send',
  giveBack: 'Hand back to the assistant',
  close: 'Close',
  erase: 'Erase this conversation',
  /** {with} names what goes or stays with it. */
  eraseAsk: 'The conversation is deleted for good, and again if a backup is ever restored. {with}',
  eraseWith: {
    nothing: 'The visitor has left no request in it.',
    /** One without an email address, by which it could be erased elsewhere. */
    request:
      'The request that {name} left in it is deleted with it, with its phone number, notes and state, and is no longer among the requests.',
    stays:
      'The request that {name} left in it stays, with what was said until then: all about a person is erased under Privacy.',
  },
  eraseSure: 'Yes, erase it',
  reload: 'Look for new messages',
  actions: {
    conversationTaken: 'Took a conversation',
    conversationReturned: 'Handed a conversation back to the assistant',
    conversationClosed: 'Closed a conversation',
  },
  mail: {
    subject: { one: 'A visitor asks for a person in the chat', other: '{count} visitors ask for a person in the chat' },
    about: 'A visitor waits for a person in the chat of your website. You get this email at most once in ten minutes.',
    /** Of those who came within ten minutes of the mail before. */
    later: {
      one: 'Since the email before, {count} more visitor has asked for a person in the chat of your website, and still waits.',
      other: '{count} visitors have asked for a person in the chat of your website, and still wait.',
    },
    open: 'Open the conversation',
    openAll: 'Open the conversations',
  },
} as const;
