/** What the site remembers of a visitor's firm, on their device. */
export const firmMessages = {
  line: 'Your firm: {users} people.',
  lineWithIndustry: 'Your firm: {users} people, {industry}.',
  change: 'Change',
  forget: 'Forget it',
  forgotten: 'Forgotten on this device.',
  note: 'We are {users} people.',
  noteWithIndustry: 'We are {users} people ({industry}).',
} as const;
