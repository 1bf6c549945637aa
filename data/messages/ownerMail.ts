/** What the service mails to the owner of the site by itself: the week, and warnings. */
export const ownerMailMessages = {
  week: {
    subject: {
      one: 'The week on your website: {count} request',
      other: 'The week on your website: {count} requests',
    },
    span: 'From {from} to {until}.',
    requests: 'Requests',
    received: 'Requests received',
    quotes: 'Of these, for a quote',
    calls: 'Of these, booked calls',
    sources: 'Where they came from',
    pageUnknown: 'Page not known',
    pageOther: 'Another page',
    answers: 'Answers to them',
    inTime: 'Answered as promised',
    late: 'Answered later than promised',
    open: 'Wait, and are still in time',
    overdue: 'Wait longer than promised',
    needsYou: 'What needs you',
    nothing: 'Nothing needs you.',
    waiting: 'Requests without an answer, from before as well',
    held: 'Held back because they look automated',
    mails: 'Emails that were refused for good',
    questions: "Questions the assistant couldn't answer, this week",
    claims: 'Statements about you that nobody has confirmed',
    lapsing: 'Facts on the website that end within 60 days',
    openDesk: 'Open the requests',
    turnOff: 'Your developer can turn this email off.',
  },
  overdue: {
    subject: {
      one: '{count} request waits longer than promised',
      other: '{count} requests wait longer than promised',
    },
    about:
      'Nobody has answered in the time your website promises. Answer the one that waits longest first, ' +
      'and press “I have answered”. You are told of each request once.',
    open: 'Open what is overdue',
    turnOff: 'Your developer can turn this email off.',
  },
  warning: {
    subject: 'Needs you: {what}',
    over: 'Settled: {what}',
    several: '{count} things',
    kinds: {
      undeliverable: {
        what: "requests don't get through to you",
        settled: 'requests get through to you again',
        begun:
          "For 10 minutes and more, a request hasn't got through to you. It is kept, and tried again. Read it at the desk.",
        over: 'Every request has got through to you.',
        path: '/owner/requests',
      },
      heldBack: {
        what: 'a probable customer is held back',
        settled: 'what was held back is among the requests',
        begun:
          'A request was held back because it was sent very quickly. It reads like a person’s. ' +
          'Nobody was told that it waits: look at it, and press "Not spam" if it is one.',
        over: 'You, or a colleague, have taken it out of what is held back. It waits for an answer like any request.',
        path: '/owner/held-back',
      },
      disk: {
        what: 'the disk is nearly full',
        settled: 'the disk has room again',
        begun: 'Less than 10% of the disk is free. When it is full, requests can no longer be kept.',
        over: 'The disk has room again.',
        path: '/owner/health',
      },
      backup: {
        what: 'there is no backup of the last day',
        settled: 'there is a backup again',
        begun: 'The last backup is older than a day. What came in since would be lost with the disk.',
        over: 'There is a backup of the last day again.',
        path: '/owner/health',
      },
      bookings: {
        what: 'unusually many calls are booked',
        settled: 'calls can be booked again',
        begun:
          'Visitors have booked as many calls within an hour as your website takes. Until there are fewer, ' +
          'visitors are asked to phone. If these look made up, cancel them without an email.',
        over: 'Visitors can book calls again.',
        path: '/owner/bookings',
      },
    },
    open: 'Open the desk',
  },
} as const;
