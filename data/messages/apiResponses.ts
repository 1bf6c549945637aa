/** What the API's responses say, apart from the errors of fields. */
export const apiResponsesMessages = {
  pricesChanged: 'The prices have changed. Load the page again and choose anew.',
  /** The first line of a request for a quote, above its figures. */
  quoteRequested: 'Quote requested from the price calculator',
  chatMessageMissing: 'Write a message.',
  chatMessageTooLong: 'The message is too long.',
  /** After a sign-up. True of every address, so that it tells nothing about one: new, asked again within the hour, or subscribed. */
  newsletter:
    'Please confirm your subscription with the link we send you by email. It usually comes within the hour, unless you have confirmed already.',
  /** The same while there is no mail server. The link is good for seven days from the sign-up. */
  newsletterLater:
    "We can't send email just now. The link to confirm your subscription comes as soon as we can, unless you have confirmed already. If it hasn't come " +
    'within seven days, please sign up again.',
  checklist: 'Your cybersecurity checklist will be emailed to you shortly.',
  /** The pages behind the links of the newsletter's emails. */
  confirmPage: {
    title: 'Confirm your subscription',
    text:
      'Press the button to get the newsletter of {provider} at the address this link was sent to. ' +
      'You can unsubscribe at any time.',
    button: 'Confirm subscription',
  },
  unsubscribePage: {
    title: 'Unsubscribe from the newsletter',
    text: 'Press the button and {provider} sends no more newsletters to the address this link was sent to.',
    button: 'Unsubscribe',
  },
  /** Why a request that was in order could not be answered. */
  tryAgainInMinute: 'Too many requests came from your connection. Please try again in a minute.',
  tryAgainInMinutes: 'Too many requests came from your connection. Please try again in {minutes} minutes.',
  notSaved: "Your request couldn't be saved just now. Please try again in a moment.",
  failed: 'Something went wrong on our side.',
} as const;
