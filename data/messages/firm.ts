/** What the site remembers of a visitor's firm, on their device. */
export const firmMessages = {
  /** `{facts}` are those that are known, with commas between. */
  line: 'Your firm: {facts}.',
  people: { one: '{count} person', other: '{count} people' },
  change: 'Change',
  forget: 'Forget it',
  forgotten: 'Forgotten on this device.',
  edit: 'Your firm',
  fields: { users: 'People', industry: 'Industry', postal: 'Postal code' },
  /** The choice of no industry. */
  noIndustry: 'Not said',
  save: 'Save',
  postalInvalid: 'Write a Canadian postal code, or its first three characters.',
  /** The beginning of a message or a note to the provider. */
  note: 'Our business: {facts}.',
} as const;
