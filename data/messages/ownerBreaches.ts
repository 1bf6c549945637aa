/** What the owner's desk says at `/owner/breaches`. */
export const ownerBreachesMessages = {
  heading: 'Record of breaches',
  about:
    "Write down every time that information about people was lost, seen or taken by someone who shouldn't have it, however small. " +
    'Canadian law (PIPEDA) has you keep each record for 24 months, and show it to the Privacy Commissioner if asked. It is deleted after that.',
  aboutReal:
    'Where it is reasonable to expect significant harm to someone, tell those people and the Privacy Commissioner as soon as you can, ' +
    'and write here that you did.',
  aboutNames: 'Write no names or addresses: how many people, and who they are to you, is enough.',
  none: 'None is recorded.',
  add: 'Record a breach',
  day: 'When it happened, or began',
  what: 'What happened, and which information it was about',
  whom: 'Whom it touches, and how many',
  risk: 'Is significant harm to someone to be expected?',
  risks: { real: 'Yes', none: 'No' },
  riskChoose: 'Choose',
  why: 'Why you judge so',
  told: 'Who was told, and when',
  toldHint: 'The people it touches, the Privacy Commissioner, and others who can reduce the harm; or nobody.',
  missing: 'Nothing was saved: fill in every field. The day is no later than today.',
  save: 'Save the record',
  change: 'Change this record',
  changeOf: 'Change this record, of {day}',
  written: 'Recorded {written}, last changed {changed}',
  csv: 'Download the record',
  columns: { written: 'Recorded', changed: 'Last changed' },
  actions: {
    breachRecorded: 'Recorded a breach',
    breachChanged: 'Changed the record of a breach',
    breachesExported: 'Downloaded the record of breaches',
  },
} as const;
