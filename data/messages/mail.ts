/** What the service's emails say: to visitors, and to the owner of the site. */
export const mailMessages = {
  /** The line of the sender's address at the end of every mail. */
  addressLine: '{city}, {region}  {postalCode}, {country}',
  /** The checklist, for someone who asked for it. */
  checklist: {
    subject: 'Your {title}',
    here: 'Here is the {title} you asked for.',
    openPdf: 'Open the {title} (PDF)',
    allDownloads: 'All guides and templates',
    questions: 'Questions about a point? Reply to this email or call {phone}.',
    whyYou: 'You get this one email because your address was entered at {host}. It subscribes you to nothing.',
  },
  /** Asks someone to confirm that they want the newsletter. */
  subscription: {
    subject: 'Confirm your subscription to the {provider} newsletter',
    asked: 'Someone, most likely you, signed up for the {provider} newsletter with this address.',
    howToConfirm: 'Open the link and press the button on its page to confirm:',
    confirm: 'Confirm the subscription',
    validFor: 'The link works for {days} days. Until you confirm, no newsletter is sent.',
    notYou: "If it wasn't you, ignore this email.",
    howToLeave: 'You can unsubscribe at any time, without signing in:',
    unsubscribe: 'Unsubscribe',
  },
  /** Thanks the sender of a contact request. */
  confirmation: {
    subject: 'Your request to {provider}',
    received: 'Thank you. We have received your request.',
    next: 'What happens next',
    whoReads: 'A member of our team will read it and get in touch with you by phone or by email.',
    urgent:
      "If it can't wait, or if you want to add something, call {phone} or reply to this email. " +
      'Our hours: {opening}. {openingNote}.',
    closedDays: 'We are closed on {days}.',
    otherHours: 'On {day} we are open from {opens} to {closes}.',
    namedDay: '{day} ({name})',
    nothingRepeated: "To protect your address from misuse, this email doesn't repeat what was sent.",
    notYou:
      "Didn't send a request? Someone may have entered your address by mistake. " +
      'Let us know at {email} and we will delete the request.',
  },
  /** What is stored of a request, as the owner's mails name it. */
  rowLabels: {
    name: 'Name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    service: 'Service',
    page: 'Page',
    received: 'Received',
    number: 'Number',
  },
  /** Tells the owner of a request. */
  request: {
    subject: 'New request: {sender} ({service})',
    formSent: 'A visitor has sent the contact form.',
    quoteAsked: 'A visitor has asked for a quote.',
    chatLeft: 'A visitor has left contact details in the chat. The request at your desk leads to the conversation.',
    reply: 'A reply to this email goes to them.',
    replyByPhone: "They left no email address: call them. A reply to this email doesn't reach them.",
    /** Not every mail server takes an address with such letters. */
    replyByHand:
      "A reply to this email doesn't reach them: copy their address from below. If your mail program refuses it, call.",
    pageUnknown: 'not known',
    message: 'Message',
    desk: 'This request at your desk',
    deskAfter: 'Once you have replied, press “I have answered” there: until then the request counts as waiting.',
  },
  /** Lets an owner sign in to the desk. */
  signIn: {
    subject: 'Sign in to the requests of {provider}',
    asked: 'Someone, most likely you, asked to sign in to the requests of {provider}.',
    code: 'In the window where you asked, type this code:',
    link: 'Or open this page, on any of your devices, and press the button on it',
    validFor: 'Use one of the two, within {minutes} minutes. The other then works no more.',
    notYou: "If it wasn't you, do nothing: nobody gets in without this email. Never pass the code on to anyone.",
  },
  /** In place of a link to the desk where there is none. */
  noDesk: 'There is no desk yet: whoever runs the website switches it on with OWNER_EMAIL.',
  /** Tells the owner what is in quarantine because a program seems to have sent it. */
  quarantine: {
    subject: {
      one: 'In quarantine: {count} request to look through',
      other: 'In quarantine: {count} requests to look through',
    },
    about:
      'These requests came through the website and look automated. Nobody has been notified, ' +
      'and no mail was sent to the addresses.',
    howToRelease:
      'If a person wrote it, release it at your desk and answer: ' +
      'a released request becomes a lead, a released sign-up gets its email.',
    request: 'Contact request',
    signUp: { newsletter: 'Sign-up for the newsletter', checklist: 'Sign-up for the checklist' },
    reason: 'In quarantine because',
    more: 'In all, {count} wait.',
    open: 'What is in quarantine, at your desk',
  },
  /** Why a request is in quarantine; stored with it. */
  spamReasons: {
    honeypot: 'a field that no person sees was filled in',
    tooFast: {
      one: 'sent less than a second after the form was shown',
      other: 'sent less than {count} seconds after the form was shown',
    },
  },
  /** Tells the owner over one channel that notices over the other fail. */
  outage: {
    subject: {
      mail: "Notices about requests don't get through: email",
      webhook: "Notices about requests don't get through: the webhook",
    },
    since: {
      mail: 'Since {moment}, notices over email have failed.',
      webhook: 'Since {moment}, notices over the webhook have failed.',
    },
    nothingLost: 'Every request is kept, and each notice is tried again for three days.',
    lastAnswer: 'Last answer',
    noAnswer: 'none',
    waiting: 'Waiting',
    parked: 'Parked',
    open: 'Requests and what waits, at your desk',
  },
  /** Tells the owner that the outage is over. */
  recovery: {
    subject: {
      mail: 'Notices about requests get through again: email',
      webhook: 'Notices about requests get through again: the webhook',
    },
    span: {
      mail: 'From {from} to {until}, notices over email failed.',
      webhook: 'From {from} to {until}, notices over the webhook failed.',
    },
    nothingLost: 'Every request is kept. The notices that wait are being sent now.',
    parked: "Parked notices aren't tried any more. Send them at your desk, with “Try all again”.",
    open: 'What is parked, at your desk',
  },
} as const;
