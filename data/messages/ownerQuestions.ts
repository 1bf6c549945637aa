/** What the owner's desk says at `/owner/questions`. */
export const ownerQuestionsMessages = {
  heading: 'Questions',
  about:
    'What visitors asked the assistant in vain, grouped by what it understood. Names, addresses and numbers are taken out ' +
    'before a question is kept, and after 90 days it is deleted.',
  none: 'The assistant has answered every question.',
  count: { one: '{count} question', other: '{count} questions' },
  nothingUnderstood: 'Nothing it knows',
  like: 'Most like: {intent}',
  last: 'Last asked: {moment}',
  aside: { done: 'Dealt with', notOurs: 'Not our business' },
  asideOf: { done: 'Dealt with: {questions}', notOurs: 'Not our business: {questions}' },
  asideHeading: { one: '{count} group is set aside', other: '{count} groups are set aside' },
  asideAbout: 'What is dealt with comes back when it is asked again. What is not your business stays here.',
  back: 'Bring back',
  backOf: 'Bring back: {questions}',
  send: 'Send to my developer',
  sendOf: 'Send to my developer: {questions}',
  mailSubject: 'Questions that the website does not answer',
  mailText:
    'Visitors asked the assistant of the website:\n\n{questions}\n\nThe answer:\n\n\n\nIt belongs into {file}, under {into}:\n\n{code}',
  mailLine: '- {question}',
  answer: 'Where an answer belongs',
  where: 'In {file}, under {into}. Write the answer between the last quotation marks:',
  wrong:
    'If it took a question for something else, add the question to the examples of what it is about instead: docs/teach-the-assistant.md.',
} as const;
