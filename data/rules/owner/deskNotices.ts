/** What the desk tells after a change. */
export type DeskNotice =
  | 'saved'
  | 'overtaken'
  /** A colleague has made a request of it in between. */
  | 'quicker'
  /** A colleague has done it in between, or it is not there any more. */
  | 'gone'
  | 'ended'
  | 'endedAll'
  | 'signedOut'
  | 'released'
  | 'spam'
  | 'signUpDeleted'
  | 'unsubscribed'
  /** Where no list server is told: another program sends the newsletter. */
  | 'unsubscribedHere'
  | 'sent'
  | 'blocked'
  /** And something was booked in it before. */
  | 'blockedWith'
  | 'unblocked'
  /** And another block holds for some of the same time. */
  | 'unblockedPart'
  | 'bookingMoved'
  | 'bookingCancelled'
  | 'bookingCancelledSilently'
  /** A request that is lost or spam, whose call is still booked. */
  | 'savedCallStays'
  /** And a booked call's invitation goes to the address that was corrected. */
  | 'savedInvited'
  | 'conversationErased'
  /** And its request with it. */
  | 'conversationErasedWith';

/** Why a page does not show what was asked for. */
export type DeskProblem = 'notFound' | 'refused' | 'tooMany' | 'expired' | 'signedOut' | 'invalid' | 'unavailable';
