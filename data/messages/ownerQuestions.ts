/** What the owner's desk says at `/owner/questions`. */
export const ownerQuestionsMessages = {
  heading: 'Questions',
  about:
    'What visitors asked the assistant in vain, grouped by the card that was nearest. What looks like a name, an address or a number is taken ' +
    'out before a question is kept; a name in small letters or a number in words may stay. After 30 days a question is deleted.',
  none: 'The assistant has answered every question.',
  count: { one: '{count} question', other: '{count} questions' },
  aboutNamed: 'Nearest: {about}',
  aboutNothing: 'Nothing was near',
  pressed: 'its button was pressed',
  buttons:
    '“Dealt with” puts a question away until it is asked again. “Not our business” puts it away for good, whatever name stood where you see […]. ' +
    'What you put away is at the end of this page, and can be brought back.',
  times: { one: 'asked once', other: 'asked {count} times' },
  more: { one: 'One more is worded differently.', other: '{count} more are worded differently.' },
  last: 'last asked {moment}',
  aside: { done: 'Dealt with', notOurs: 'Not our business' },
  asideOf: { done: 'Dealt with: {question}', notOurs: 'Not our business: {question}' },
  all: { done: 'All of these: dealt with', notOurs: 'All of these: not our business' },
  allOf: { done: 'All of these are dealt with: {question}', notOurs: "All of these aren't our business: {question}" },
  asideHeading: { one: '{count} question is set aside', other: '{count} questions are set aside' },
  asideAbout: 'Other questions still come to you.',
  back: 'Bring back',
  backOf: 'Bring back: {question}',
  send: 'Send to my developer',
  sendOf: 'Send to my developer: {question}',
  mailSubject: "Questions that the website doesn't answer",
  mailText:
    'Visitors asked the assistant of the website. Where […] stands, a name was taken out.\n\n{questions}\n\n' +
    'Each belongs into {file}, under {into}, as a question with its answer.',
  mailLine: '- {question}\n  Answer:\n\n',
  mailMore: { one: '- and {count} more in other words', other: '- and {count} more in other words' },
  answer: 'For your developer: where an answer belongs',
  where:
    'In {file}, under {into}. Write each answer between the last quotation marks. Where […] stands, a name was taken out: write the question without it.',
  wrong:
    'The nearest card is "{card}". If that card answers it, add the question to its wordings instead: docs/teach-the-assistant.md.',
} as const;
