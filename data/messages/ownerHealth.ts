/** What the owner's desk says at `/owner/health`. */
export const ownerHealthMessages = {
  heading: 'Health',
  allWell: 'All is well. Nothing here needs you now.',
  needs: { one: 'One thing needs you.', other: '{count} things need you.' },
  need: {
    mails: "Emails haven't left.",
    backup: 'There is no backup of the last day.',
    disk: 'The disk is nearly full.',
    clock: 'The clock of the server may be wrong.',
    lapsing: 'The website says something that ends soon, or has ended.',
  },
  clock: 'Clock of the server',
  clockRight: 'Nothing is wrong with it.',
  clockWrong:
    'Since {moment} by its clock, nothing is deleted for being too old: the clock is far ahead of what came before, or everything would go. ' +
    'Is that date wrong? Have your developer set the clock today. ' +
    'If it is right, because the server was off or nobody wrote for long, do nothing: deleting goes on tomorrow.',
  lastMail: 'Last email sent, login codes aside: {moment}',
  lastMailNone: 'No email has gone out yet, login codes aside.',
  developer: 'For your developer',
  developerAbout:
    'Whoever maintains your website can put right what is above, and finds the technical part here. Pass it on by email; nothing of a visitor is in it.',
  developerShow: 'Show the technical part',
  send: 'Send to my developer',
  mailSubject: 'What the website needs',
  mailText: 'The website shows this at /owner/health:\n\n{lines}\n',
  mailLine: '- {line}',
  mailMore: {
    one: '- and {count} more, which is on that page. Ask me for it.',
    other: '- and {count} more, which are on that page. Ask me for them.',
  },
  mailNothing: 'Nothing needs a look.',
  mails: "Emails that haven't left",
  mailsNone: 'None waits, and none was refused.',
  mailsCount: {
    one: "{count} email hasn't left.",
    other: "{count} emails haven't left.",
  },
  toWebhook: 'To the program that gets your requests',
  to: 'To {recipient}',
  states: { queued: 'Waits', parked: 'Refused' },
  written: 'Written',
  next: 'Next try',
  said: 'The answer was: {said}.',
  reasons: {
    notTried: "It hasn't been tried yet.",
    noConnection: "The mail server couldn't be reached. Whoever runs it can tell whether it is down.",
    noAnswer: "The mail server didn't answer in time.",
    logIn:
      'The mail server refused the log-in. The user name or the password is wrong or has changed: tell your developer.',
    encryption: 'The mail server offers no encryption, so no password was sent to it.',
    recipient: 'There is no such mailbox. The address may be misspelled: call instead.',
    letters: "Your mail server can't write to the letters in this address. Write from another mail program, or call.",
    later: 'The mail server put it off for now, for example because it is busy or the mailbox is full.',
    refused: "The mail server doesn't want this email. It may distrust the sender’s address or its content.",
    receiver: "The program that gets your requests didn't take it.",
    unknown: "It isn't known why.",
  },
  retry: 'Try again',
  /** Of those that were refused. */
  retryAll: 'Try all again',
  retryOf: 'Try again: {to}',
  backup: 'Backup',
  backupMade: {
    checked: 'The last backup was made on {moment} ({size}). It was read from end to end, and is whole.',
    noted:
      "The last backup was made on {moment} with another tool. Whether it can be read isn't known here: try a restore.",
    none: 'Since {moment}, no backup is known.',
  },
  backupLate:
    'What came in since would be lost if the server broke. Ask your developer to set up a daily backup: press “Send to my developer” below.',
  backupDo: 'Run each day: npm run backup (or, after a backup with another tool, npm run backup -- --note).',
  disk: 'Disk',
  diskFree: '{free} are free, {share} of it.',
  diskLow: 'When it is full, requests can no longer be kept. Make room soon.',
  unconfirmed: 'Statements to confirm',
  unconfirmedAbout: {
    one: 'The website says {count} thing about you that nobody has confirmed. Read it, and tell your developer whether it is right.',
    other:
      'The website says {count} things about you that nobody has confirmed. Read them when you have time, and tell your developer ' +
      'which are right.',
  },
  unconfirmedShow: { one: 'Show the statement', other: 'Show the {count} statements' },
  unconfirmedNone: 'Every statement about you is confirmed.',
  unconfirmedWhere: 'What the owner has evidence for: set "confirmed" in data/claims.ts or data/legal/legalFacts.ts.',
  legal: 'What your privacy page and terms wait for',
  legalNone: 'They wait for nothing.',
  legalAbout: 'These are for you to supply, where needed with a lawyer. Write the answers to your developer.',
  legalWhere: 'Settings and facts that the owner, a lawyer or whoever runs the server supplies.',
  lapsing: 'Facts that end soon',
  lapsingClaim: 'A statement about you, on several pages',
  lapsingArticle: 'Article: {title}',
  lapsingNone: 'None ends within 60 days.',
  until: 'It says “{words}”, which is true until {until}. Tell your developer what it should say then.',
  ended: 'It says “{words}”, which was true until {until}. Tell your developer what it should say now.',
  vitals: 'How fast visitors find the pages',
  vitalsOff: 'Nothing is measured. VITALS=on measures it, without cookies and addresses.',
  vitalsNone: 'Nobody has been measured yet.',
  vitalsAbout:
    'Three of four visitors of the last 90 days had these times or better. Visits count for the page they began on.',
  visits: { one: '{count} visit', other: '{count} visits' },
  metrics: {
    lcp: 'Shows its main content after {value}',
    inp: 'Answers a press within {value}',
    cls: 'Moves by {value} while loading',
  },
  slow: 'too slow: for your developer',
} as const;
