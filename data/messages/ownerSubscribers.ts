/** What the owner's desk says about subscribers, and about addresses that get no email. */
export const ownerSubscriberMessages = {
  subscribers: {
    heading: 'Subscribers',
    about:
      'Who asked for the newsletter, with the record of consent that the law wants kept. The newsletter goes to confirmed addresses only. ' +
      "“Waiting” means that the link in the email to confirm hasn't been pressed yet.",
    inStep:
      'They are kept in step with the program that sends your newsletter. It can take a quarter of an hour until an unsubscription there shows here.',
    noServer:
      "The program that sends your newsletter doesn't read this list. Before each newsletter, download the confirmed addresses and give it " +
      'those alone, so that nobody gets one who has unsubscribed.',
    none: 'Nobody has signed up yet.',
    noneFound: 'No subscriber matches. Try another part of the address.',
    found: { one: '{count} sign-up', other: '{count} sign-ups' },
    byState: 'In all: {counts}.',
    search: 'Part of the address',
    state: 'State',
    allStates: 'All',
    states: { active: 'Confirmed', pending: 'Waiting', left: 'Unsubscribed', bounced: 'Bounced' },
    stateUnknown: 'State not known',
    show: 'Show',
    recordOf: 'Record of consent of {email}',
    from: '{event} from {page}',
    events: {
      requested: 'Asked for it',
      confirmed: 'Confirmed by the link in the email',
      left: 'Unsubscribed',
      quarantined: 'No consent, because it was held back as automated: asked for it',
      lifted: 'Taken off the list of addresses that get no email, by confirming anew',
    },
    leftAtDesk: 'Unsubscribed by us, at the owner’s desk',
    wording: 'Wording {version}',
    wordingNow: 'The wording today is version {version}: {text}',
    end: 'Unsubscribe',
    endOf: 'Unsubscribe {email}: no more newsletter',
    endAsk: 'Unsubscribe {email}? It stays so unless they sign up again.',
    endSure: 'Yes, unsubscribe',
    checklist: 'People who asked for the checklist',
    checklistAbout:
      "The newest 50. The checklist was mailed to them once; they haven't asked for the newsletter, so none goes to them.",
    columns: { requestedAt: 'Asked for it', page: 'From page', wording: 'Wording', confirmedAt: 'Confirmed' },
    csv: 'Download confirmed subscribers',
    suppression: 'Addresses that get no email',
  },
  suppression: {
    heading: 'Addresses that get no email',
    about:
      'Every email to a visitor respects this list. Who has unsubscribed still gets the confirmation of a request, ' +
      'and of signing up anew, which takes them off the list. All others get nothing at all.',
    none: 'No address is on the list.',
    noneFound: 'No address matches.',
    found: { one: '{count} entry', other: '{count} entries' },
    search: 'Part of the address',
    show: 'Show',
    reasons: { left: 'Unsubscribed', bounced: 'Bounced', blocked: 'No email at all' },
    erased: 'An erased address',
    erasedAbout: 'Only a code is left of it, so that the wish still holds.',
    lift: 'Take off the list',
    liftOf: 'Take off the list: {email} ({reason})',
    liftReason: 'Why',
    liftReasons: {
      asked: 'They ask for email again',
      works: 'The mailbox works again',
      mistake: 'It was put here by mistake',
    },
    addHeading: 'Add an address',
    addAbout:
      'A subscription to the newsletter ends with it, unless the mailbox merely bounced. Why is kept in the log of what was done.',
    email: 'Email address',
    invalid: 'Enter an email address, like name@example.com.',
    reason: 'Why',
    addReasons: {
      left: 'They want no newsletter',
      bounced: 'Email to them comes back',
      blocked: 'They want no email at all',
    },
    add: 'Add to the list',
    columns: { reason: 'Why', since: 'Since' },
    csv: 'Download this list',
    subscribers: 'To the subscribers',
  },
  /** In the log of what was done. */
  actions: {
    subscribersExported: 'Downloaded subscribers, or addresses that get no email',
    suppressedLeft: 'Unsubscribed an address from the newsletter',
    suppressedBounced: 'Added an address that gets no email: email comes back',
    suppressedBlocked: 'Added an address that gets no email: wants none at all',
    liftedAsked: 'Took an address off that list: asks for email again',
    liftedWorks: 'Took an address off that list: the mailbox works again',
    liftedMistake: 'Took an address off that list: put there by mistake',
  },
} as const;
