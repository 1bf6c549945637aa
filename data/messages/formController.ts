/** What a form says once its code is loaded. */
export const formControllerMessages = {
  submitting: 'Submitting...',
  sending: 'Sending...',
  error: 'Error',
  success: 'Success!',
  thankYou: 'Thank you',
  requestFailed: 'There was a problem submitting your request. Please try again.',
  howDataIsUsed: 'What you enter is used to answer your request. {privacyPolicy}',
  prefilled: 'Filled in from the page before.',
  undo: 'Undo',
  checkInput: 'Please check what you typed',

  notSent: 'Not sent yet',
  sendAgain: 'Send again',
  sendWhenConnected: 'Send when connected',
  doNotWait: "Don't send it",
  offline: "You're offline. What you typed is kept here.",
  waiting: 'It goes out as soon as you are connected. Keep this page open.',
  onlineAgain: "You're connected again. What you typed hasn't been sent yet.",
  tooManyRequests:
    'Too many requests came from your connection. Please send it again in {duration}; what you typed is kept.',
  notSaved: "It couldn't be saved just now. Please send it again in {duration}; what you typed is kept.",
  failed: "It didn't go through. What you typed is kept: please send it again.",
  aMoment: 'a moment',
  seconds: { one: '{count} second', other: '{count} seconds' },
  minutes: '{count} minutes',

  newsletter: {
    pending: 'Subscribing...',
    subscribed: "You've been subscribed to our newsletter.",
    failed: 'Failed to subscribe. Please try again.',
  },
  checklist: {
    pending: 'Processing...',
    invalidEmail: 'Invalid email',
    onItsWay: 'Your cybersecurity checklist will be emailed to you shortly.',
    read: 'Read the checklist',
    open: 'Open the checklist (PDF)',
  },
} as const;
