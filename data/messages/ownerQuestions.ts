/** What the owner's desk says at `/owner/questions`. */
export const ownerQuestionsMessages = {
  heading: 'Questions',
  about:
    'What visitors asked the assistant in vain, grouped by what it understood. What looks like a name, an address or a number is taken ' +
    'out before a question is kept; a name in small letters or a number in words may stay. After 90 days a question is deleted.',
  none: 'The assistant has answered every question.',
  count: { one: '{count} question', other: '{count} questions' },
  nothingUnderstood: 'Nothing it knows by name',
  takenFor: '{about}, taken for: {intent}',
  times: { one: 'asked once', other: 'asked {count} times' },
  more: { one: 'One more is worded differently.', other: '{count} more are worded differently.' },
  last: 'last asked {moment}',
  aside: { done: 'Dealt with', notOurs: 'Not our business' },
  asideOf: { done: 'Dealt with: {question}', notOurs: 'Not our business: {question}' },
  allDone: 'All of these are dealt with',
  allDoneOf: 'All of these are dealt with: {question}',
  asideHeading: { one: '{count} question is set aside', other: '{count} questions are set aside' },
  asideAbout:
    'What is dealt with comes back when it is asked again. What is not your business stays here when the same is asked again. ' +
    'Other questions still come to you.',
  back: 'Bring back',
  backOf: 'Bring back: {question}',
  send: 'Send to my developer',
  sendOf: 'Send to my developer: {question}',
  mailSubject: 'Questions that the website does not answer',
  mailText:
    'Visitors asked the assistant of the website:\n\n{questions}\n\nThe answer:\n\n\n\nIt belongs into {file}, under {into}:\n\n{code}',
  mailLine: '- {question}',
  mailMore: { one: '- and {count} more in other words', other: '- and {count} more in other words' },
  answer: 'For your developer: where an answer belongs',
  where: 'In {file}, under {into}. Write the answer between the last quotation marks:',
  wrong:
    'The assistant took it for "{intent}". If that is wrong, add the question to the examples of what it is about instead: docs/teach-the-assistant.md.',
} as const;
