/** Picking a time, in the page. */
export const bookingMessages = {
  pickTime: 'Pick a time',
  pickTimeForCall: 'Pick a time for our call',
  writeToUs: 'Write to us',
  /** Where no times can be picked here. */
  wishes: 'Name three times that suit you. We confirm one of them, or suggest another.',
  nameTimes: 'Name three times',
  wishesNote: 'Times that would suit me:\n1. \n2. \n3. ',
  seeTimes: 'See free times',
  whatHappens: 'What happens in it, and a sample report',
  looking: 'Looking for free times…',
  what: "What's it about?",
  offer: '{kind} ({minutes})',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  day: 'Day',
  time: 'Time',
  zone: 'Times are in {zone}.',
  /** Beside a time, where the visitor's clock shows another. */
  yourTime: '{time} your time',
  none: 'No time is free in the next {days} days. Write to us or call {phone}.',
  notLoaded: "The free times couldn't be loaded. Try again, or call {phone}.",
  tryAgain: 'Try again',
  note: 'Anything we should know? (optional)',
  company: 'Company (optional)',
  book: 'Book this time',
  privacy: 'We use this for the call alone. Please leave client details out.',
  booking: 'Booking…',
  booked: 'Booked: {when}',
  weCall: 'We call you at {phone}; it takes {minutes}.',
  personCalls: '{name} calls you at {phone}; it takes {minutes}.',
  mailComes:
    'The invitation is on its way to {email}, with a link to change or cancel. The day before, you get a reminder.',
  noMail: "We can't send email just now. Keep this link: with it you can change or cancel.",
  changeOrCancel: 'Change or cancel',
  toCalendar: 'Save it in your calendar',
  chooseTime: 'Choose a time.',
} as const;

/** The service's own pages for browsers without a script, and for the links in mails. */
export const bookingPagesMessages = {
  heading: 'Pick a time',
  about: '{about} It takes {minutes} minutes, by phone, and costs nothing.',
  others: 'Something else?',
  send: 'Book this time',
  mistakes: 'Not booked yet. Please check what is marked below.',
  back: 'Write to us instead',
  yourBooking: 'Your booking: {kind}',
  booked: 'You’re booked.',
  moved: 'Moved.',
  cancelled: 'Cancelled. The time is free again.',
  isCancelled: 'This booking is cancelled.',
  isOver: 'This time is over.',
  when: 'When',
  who: 'Who calls you',
  takes: 'How long',
  minutes: '{count} minutes',
  /** Beside the choice of a day: shows the times of it. */
  showTimes: 'Show the times of this day',
  moveHeading: 'Pick another time',
  move: 'Move to this time',
  cancelHeading: 'Can’t make it?',
  cancel: 'Cancel the booking',
  askCancel: 'Cancel this booking?',
  cancelYes: 'Yes, cancel it',
  keep: 'No, keep it',
  bookAgain: 'Pick a new time',
  notBooked: "This link isn't complete, or the booking has been deleted. Call {phone} if you aren't sure.",
  taken: 'Someone was quicker: that time is gone. Please pick another.',
  changed: 'It was changed meanwhile. This is how it stands now.',
  tooMany: "That's as many bookings or changes as this page takes. Please call {phone}.",
  automatic: 'This looked automatic to us, so nothing was booked. Please send it again, or call {phone}.',
  startInvalid: 'Choose one of the free times.',
  kindUnknown: 'There is nothing of that name to book.',
} as const;

/** Mails and calendar entries about bookings. */
export const bookingMailMessages = {
  subject: {
    booked: '{kind}: {when}',
    moved: 'Moved to {when}: {kind}',
    cancelled: 'Cancelled: {kind}, {when}',
    reminder: 'Reminder: {kind}, {when}',
  },
  lead: {
    booked: 'You’re booked.',
    moved: 'Your booking has moved.',
    cancelled: 'Your booking is cancelled.',
    reminder: 'A reminder of your booking.',
  },
  rows: { what: 'What', when: 'When', takes: 'How long', who: 'Who calls you' },
  minutes: '{count} minutes, by phone',
  team: 'One of our team',
  call: 'We call you at the number you gave. Need to reach us before? {phone}.',
  change: 'Change or cancel',
  again: 'Pick a new time',
  fromUs: 'A word from us',
  notYou:
    'Didn’t book this? Someone may have typed your address by mistake. Cancel with the link above, or write to {email}.',
  /** The owner's. */
  owner: {
    subject: {
      booked: 'Booked: {kind}, {when} ({sender})',
      moved: 'Moved to {when}: {kind} ({sender})',
      cancelled: 'Cancelled: {kind}, {when} ({sender})',
    },
    lead: {
      booked: 'A visitor has booked a time.',
      moved: 'A visitor has moved a booking.',
      cancelled: 'A visitor has cancelled a booking.',
    },
    who: 'Who takes it',
    desk: 'The bookings at your desk',
  },
  /** The entry in the visitor's calendar, and in the owner's. */
  entry: '{kind} with {provider}',
  ownerEntry: '{kind}: {sender}',
  entryText: '{provider} calls you. To change or cancel: {link}',
  ownerEntryText: 'See the request: {link}',
  feed: 'Bookings of {provider}',
  /** The message of the request that is kept with a booking. */
  asked: 'Booked: {kind}',
} as const;
