/** The people of the team, where a page names them. */
export const peopleMessages = {
  heading: 'The people you talk to',
  answersFor: 'Answers for: {items}',
  call: 'Call {name}',
  write: 'Write to {name}',
  rolesHeading: 'Who answers for what',
  role: 'Role',
  duty: 'Answers for',
  whoCalls: 'Who calls you',
} as const;
