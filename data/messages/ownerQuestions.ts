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
  answer: 'Where an answer belongs',
  where: 'In {file}, under {into}. Write the answer between the last quotation marks:',
  wrong:
    'If it took a question for something else, add the question to the examples of what it is about instead: docs/teach-the-assistant.md.',
} as const;
